import type { TableSummary } from "../protocol";
import { api } from "../room.svelte";

/** My tables as the room told them last: they stay in sight while it is out of reach, and when one comes home again. */
class MyTables {
  /** null until the room has told. */
  list = $state.raw<TableSummary[] | null>(null);
  /** The room is out of reach. */
  offline = $state(false);

  async load(): Promise<void> {
    const answer = await api.tables();
    if (answer.ok) this.list = answer.value.tables;
    this.offline = !answer.ok && answer.error.code === "network";
  }
}

export const mine = new MyTables();
