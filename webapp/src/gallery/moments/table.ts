import { human, tableOf, type Moment } from "../moment";

/** What belongs to no game. */
const STRANGE = tableOf("pife", [human("Lia"), human("Rui")]);

const moments: Moment[] = [
  { id: "unknown-game", frames: [{ at: 0, event: null, view: STRANGE }] },
];
export default moments;
