import { BARRED, HAND, POINTS, TRICK, TRUMP, TURN } from "../../tour/steps";

export default [HAND, TRUMP, TURN, BARRED, TRICK, POINTS];
