import type { BriscaHand } from "../../protocol";
import { gameParts } from "../parts";
import Corner from "./Corner.svelte";
import { lotsLaid } from "./lots";
import { without } from "./order";
import { eventSentence, headline, noticeOf } from "./sentences";
import { gestureExtra, hasReader } from "./signals";
import { swapAction } from "./swap";

export default gameParts<BriscaHand>({
  strength: [..."24567JQK3A"],

  left: Corner,
  seat: (t, { view }, seat, now) => gestureExtra(t, view, seat, now),
  notice: noticeOf,
  laid: lotsLaid,

  about: (t, { view, hand }) => {
    const title = t("brisca-about", { match: view.options["match"] ?? 1, deal: view.deal });
    return hand.removed.length > 0 ? { title, note: without(t, hand.removed) } : { title };
  },

  actions: (t, { view, hand }) => {
    const swap = swapAction(t, hand);
    if (swap) return [swap];
    return hasReader(view) && hand.hand?.length ? [{ label: t("brisca-signal"), icon: "wink", does: "drawer", key: "s" }] : [];
  },

  headline,
  event: eventSentence,
  later: () => import("./later"),
});
