export type Route = { screen: "home" } | { screen: "open"; game: string | null } | { screen: "table"; id: string };

export const HOME: Route = { screen: "home" };

/** What a hash asks for; anything unknown is home. */
export function parse(hash: string): Route {
  const open = /^#\/open(?:\/(\w+))?$/.exec(hash);
  if (open) return { screen: "open", game: open[1] ?? null };
  const id = /^#\/t\/([\w-]{1,64})$/.exec(hash)?.[1];
  return id ? { screen: "table", id } : HOME;
}

export function hashOf(route: Route): string {
  switch (route.screen) {
    case "home":
      return "#/";
    case "open":
      return route.game ? `#/open/${route.game}` : "#/open";
    case "table":
      return `#/t/${route.id}`;
  }
}

/** The table in a link or code that somebody pasted, or null. */
export function tableIn(text: string): string | null {
  const code = text.trim();
  // The bot signs what its links name: `t_`, the table, a code of 16 letters.
  const start = /[?&]startapp=(?:t_([\w-]+)[\w-]{16}|([\w-]{1,64}))$/.exec(code);
  const link = /#\/t\/([\w-]{1,64})$/.exec(code)?.[1] ?? start?.[1] ?? start?.[2];
  return link ?? (/^[\w-]{6,64}$/.test(code) ? code : null);
}

class Router {
  route = $state.raw<Route>(parse(location.hash));

  constructor() {
    addEventListener("hashchange", () => (this.route = parse(location.hash)));
  }

  go(route: Route): void {
    location.hash = hashOf(route);
  }

  /** Like `go`, but the way back skips where we are. */
  replace(route: Route): void {
    history.replaceState(null, "", hashOf(route));
    this.route = route;
  }
}

export const router = new Router();
