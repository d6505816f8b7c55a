import { describe, expect, it } from "vitest";
import { view } from "../fakes";
import { hand } from "./fakes";
import { sceneOf } from "./scene";

describe("the scene", () => {
  it("lays a sent card on the table before the server has said so", () => {
    const scene = sceneOf(view({ hand: hand({ trick: [[1, "Jc"]] }) }), "play Ks");
    expect(scene).toEqual({ hand: ["7d", "4c"], covered: 0, trick: [[1, "Jc"], [0, "Ks"]], pending: true });
  });

  it("does not lay it twice once the server has", () => {
    const scene = sceneOf(view({ hand: hand({ hand: ["7d", "4c"], trick: [[0, "Ks"]] }) }), "play Ks");
    expect(scene.trick).toEqual([[0, "Ks"]]);
    expect(scene.pending).toBe(false);
  });

  it("lays a covered card with its back up, and a blind one as it is held", () => {
    expect(sceneOf(view({ hand: hand() }), "flip Ks").trick).toEqual([[0, "??"]]);
    const blind = sceneOf(view({ hand: hand({ hand: ["?0", "?1"] }) }), "play ?1");
    expect(blind).toEqual({ hand: ["?0"], covered: 0, trick: [[0, "?1"]], pending: true });
  });

  it("knows how many cards lie face down", () => {
    expect(sceneOf(view({ hand: hand({ hand: [], trump: null }) }), null).covered).toBe(3);
    expect(sceneOf(view({ you: null, hand: hand({ hand: null, counts: [2, 3, 3, 3] }) }), null).covered).toBe(2);
    expect(sceneOf(view({ hand: hand({ hand: [], counts: [0, 0, 0, 0] }) }), null).covered).toBe(0);
  });

  it("is empty before the first deal", () => {
    expect(sceneOf(view(), "vote yes")).toEqual({ hand: null, covered: 0, trick: [], pending: false });
  });
});
