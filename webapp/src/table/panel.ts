import type { GameParts, Moment } from "../games/parts";
import type { Proposal } from "../protocol";

/** What lies on the lower cloth, one at a time. */
export type Panel = "decision" | "ballot" | "last" | "drawer" | "talk";

/** What the table votes on over the cloth; other proposals are answered on the sheet of a result. */
const BALLOTS: Proposal["kind"][] = ["close", "replace"];

/** What must be decided comes first, then what was opened. */
export function panelOf(moment: Moment, parts: GameParts, opened: string | null, mayDecide: boolean): Panel | null {
  const { view, hand } = moment;
  if (mayDecide && parts.panel?.open(moment)) return "decision";
  if (view.proposal && BALLOTS.includes(view.proposal.kind)) return "ballot";
  if (opened === "last") return hand.last && "last";
  return opened === "drawer" || opened === "talk" ? opened : null;
}
