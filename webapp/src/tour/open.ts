import { entropy, opId } from "../entropy";
import type { Answer, Api } from "../net/api";
import type { GameDeclaration, TableState } from "../protocol";

/** Opens a table where a newcomer plays at leisure against easy bots, and deals. Its id. */
export async function openGuided(api: Api, game: GameDeclaration): Promise<Answer<string>> {
  const players = game.players[0] ?? 0;
  const opened = await api.open({ game: game.id, players, clock: "none", entropy: entropy() });
  if (!opened.ok) return opened;
  const bots = Array.from({ length: players - 1 }, (_, other) => `bot ${other + 1} easy`);
  return inTurn(api, opened.value, [...bots, "start"]);
}

async function inTurn(api: Api, state: TableState, [text, ...more]: string[]): Promise<Answer<string>> {
  if (text === undefined) return { ok: true, value: state.table };
  const op = { op: opId(), turn: state.turn, text, entropy: entropy() };
  const answer = await api.op(state.table, op, new AbortController().signal);
  return answer.ok ? inTurn(api, answer.value, more) : answer;
}
