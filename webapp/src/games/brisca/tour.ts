import { BARRED, decision, HAND, POINTS, TRICK, TRUMP, TURN } from "../../tour/steps";

export default [decision("cut", ".panel"), HAND, TRUMP, TURN, BARRED, decision("swap", ".acts"), TRICK, POINTS];
