import { BARRED, decision, HAND, POINTS, TRICK, TRUMP, TURN } from "../../tour/steps";

export default [decision("choose", ".panel"), HAND, TRUMP, decision("swap", ".acts"), TURN, BARRED, TRICK, POINTS];
