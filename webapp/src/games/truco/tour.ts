import { decision, HAND, POINTS, TRICK, TURN, type Step } from "../../tour/steps";

const MANILHAS: Step = { ...HAND, id: "manilhas", at: ".corner.left" };

export default [HAND, MANILHAS, TURN, decision("raise", ".acts"), decision("accept", ".panel"), TRICK, POINTS];
