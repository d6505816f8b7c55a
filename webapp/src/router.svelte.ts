export type Route =
  | { screen: "home" }
  | { screen: "open"; game: string | null }
  /** The rules of a game, or the list of all; a clause to begin at. */
  | { screen: "rules"; game: string | null; clause: string | null }
  | { screen: "settings" }
  /** The guided first hand of a game. */
  | { screen: "tour"; game: string }
  /** A finished hand of a table, from a step on; `deal` counts from 1 within its match. */
  | { screen: "replay"; id: string; match: number; deal: number; step: number }
  /** `rules` lie open over the table. */
  | { screen: "table"; id: string; rules?: { clause: string | null } };

export const HOME: Route = { screen: "home" };

/** What a hash asks for; anything unknown is home. */
export function parse(hash: string): Route {
  const open = /^#\/open(?:\/(\w+))?$/.exec(hash);
  if (open) return { screen: "open", game: open[1] ?? null };
  const rules = /^#\/rules(?:\/(\w+)(?:\/([\w-]+))?)?$/.exec(hash);
  if (rules) return { screen: "rules", game: rules[1] ?? null, clause: rules[2] ?? null };
  const tour = /^#\/tour\/(\w+)$/.exec(hash)?.[1];
  if (tour) return { screen: "tour", game: tour };
  if (hash === "#/settings") return { screen: "settings" };
  const replay = /^#\/replay\/([\w-]{1,64})\/(\d{1,4})\/(\d{1,4})(?:\/(\d{1,4}))?$/.exec(hash);
  if (replay) return replayOf(replay[1] ?? "", replay.slice(2));
  const [, id, reading, clause] = /^#\/t\/([\w-]{1,64})(\/rules(?:\/([\w-]+))?)?$/.exec(hash) ?? [];
  if (!id) return HOME;
  return reading === undefined ? { screen: "table", id } : { screen: "table", id, rules: { clause: clause ?? null } };
}

export function hashOf(route: Route): string {
  switch (route.screen) {
    case "home":
      return "#/";
    case "open":
      return route.game ? `#/open/${route.game}` : "#/open";
    case "rules":
      return ["#/rules", route.game, route.clause].filter((part) => part !== null).join("/");
    case "settings":
      return "#/settings";
    case "tour":
      return `#/tour/${route.game}`;
    case "replay":
      return ["#/replay", route.id, route.match, route.deal, ...(route.step ? [route.step] : [])].join("/");
    case "table":
      return [`#/t/${route.id}`, route.rules && "rules", route.rules?.clause].filter(Boolean).join("/");
  }
}

/** Where the way back leads; null from home. */
export function above(route: Route): Route | null {
  if (route.screen === "home") return null;
  if (route.screen === "rules" && route.game !== null) return { screen: "rules", game: null, clause: null };
  if (route.screen === "replay") return { screen: "table", id: route.id };
  if (route.screen === "table" && route.rules) return { screen: "table", id: route.id };
  return HOME;
}

/** Where the parameter of a Telegram link leads: to a hand to be seen again, else to a table. */
export function startOf(parameter: string): Route {
  const [, match = "", deal = "", step = "", id] = /^r(\d{1,4})-(\d{1,4})-(\d{1,4})-([\w-]{1,64})$/.exec(parameter) ?? [];
  return id ? replayOf(id, [match, deal, step]) : { screen: "table", id: parameter };
}

function replayOf(id: string, numbers: (string | undefined)[]): Route {
  const [match = 0, deal = 0, step = 0] = numbers.map((number) => Number(number ?? 0));
  return { screen: "replay", id, match, deal, step };
}

class Router {
  route = $state.raw<Route>(parse(location.hash));
  /** Where we were before. */
  private before: Route | null = null;

  constructor() {
    addEventListener("hashchange", () => {
      this.before = this.route;
      this.route = parse(location.hash);
    });
  }

  go(route: Route): void {
    location.hash = hashOf(route);
  }

  /**
   * A step back: through the history where that leads there, so that it does not grow by going to and fro. Settings lead back to
   * where they were opened.
   */
  up(): void {
    const to = above(this.route);
    if (!to) return;
    if (this.before && (this.route.screen === "settings" || hashOf(this.before) === hashOf(to))) history.back();
    else this.go(to);
  }

  /** Like `go`, but the way back skips where we are. */
  replace(route: Route): void {
    history.replaceState(null, "", hashOf(route));
    this.route = route;
  }
}

export const router = new Router();
