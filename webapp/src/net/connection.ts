/** `replaced`: the player has opened more sockets than he may, and this was the oldest. */
export type Connection = "online" | "connecting" | "offline" | "polling" | "replaced";

/** Whether nothing comes by itself, and the player is told so. */
export function isCutOff(connection: Connection): boolean {
  return connection === "offline" || connection === "replaced";
}
