import type { View } from "../protocol";
import { lasting } from "../storage";

/** Whom this device does not want to hear at a table: a view knows people by their names alone. */
interface Hushed {
  /** Undefined: as it is usual, loud for players and silent for spectators. */
  table?: boolean;
  people: string[];
}

const KEY = "carteado.hushed";
/** Tables that are remembered. */
const KEPT = 20;

export class Hush {
  private readonly known = lasting.read<Record<string, Hushed>>(KEY) ?? {};
  private own = $state.raw<Hushed>({ people: [] });

  constructor(private readonly id: string) {
    this.own = this.known[id] ?? this.own;
  }

  isTableHushed(view: View): boolean {
    return this.own.table ?? view.you === null;
  }

  isHushed(name: string): boolean {
    return this.own.people.includes(name);
  }

  hushTable(hushed: boolean): void {
    this.keep({ ...this.own, table: hushed });
  }

  hush(name: string, hushed: boolean): void {
    const others = this.own.people.filter((other) => other !== name);
    this.keep({ ...this.own, people: hushed ? [...others, name] : others });
  }

  private keep(own: Hushed): void {
    this.own = own;
    const others = Object.entries(this.known).filter(([id]) => id !== this.id);
    lasting.write(KEY, Object.fromEntries([...others, [this.id, own]].slice(-KEPT)));
  }
}
