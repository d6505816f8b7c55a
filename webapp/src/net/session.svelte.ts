import type { Session, User } from "../protocol";
import { lasting } from "../storage";
import { openSession, type Answer, type ApiError, type Credentials, type Identity } from "./api";

const KEY = "carteado.session";
/** A token that ends within this time is renewed first. */
const MARGIN_MS = 15 * 60_000;

/** A session and who it was opened for, so that two Telegram accounts on one phone keep apart. */
interface Kept extends Session {
  owner: string;
}

export interface Launch {
  initData: string | null;
  userId: number | null;
}

/** Who the player is: by Telegram's signed data, or a guest by name. */
export class SessionStore implements Credentials {
  user = $state.raw<User | null>(null);
  private kept: Kept | null = null;
  private owner = "guest";
  private initData: string | null = null;

  token(): string | null {
    return this.kept?.token ?? null;
  }

  /** Opens the session of this launch. A guest without a name yet stays without: `user` is null, and that is no error. */
  async start(launch: Launch): Promise<Answer<Session> | null> {
    this.initData = launch.initData;
    this.owner = launch.initData ? `telegram:${launch.userId}` : "guest";
    const kept = lasting.read<Kept>(KEY);
    if (kept?.owner === this.owner) this.keep(kept);
    if (this.initData) return this.open({ init_data: this.initData });
    if (this.kept && this.kept.expires - Date.now() < MARGIN_MS) await this.renew();
    return null;
  }

  /** Takes a name, or another one; the id stays. */
  signIn(name: string): Promise<Answer<Session>> {
    return this.open({ name });
  }

  async renew(): Promise<boolean> {
    const identity = this.identity();
    if (!identity) return false;
    const answer = await this.open(identity);
    if (!answer.ok && answer.error.code !== "network") this.user = null;
    return answer.ok;
  }

  private identity(): Identity | null {
    if (this.initData) return { init_data: this.initData };
    return this.kept ? { name: this.kept.user.name } : null;
  }

  private async open(identity: Identity): Promise<Answer<Session>> {
    const answer = await openSession(identity, this.owner === "guest" ? this.token() : null);
    if (answer.ok) {
      this.keep({ ...answer.value, owner: this.owner });
      lasting.write(KEY, this.kept);
    } else if (this.kept && this.stillGood(answer.error)) {
      // Telegram hands a reloaded page its old data; the token it was exchanged for lives longer.
      return { ok: true, value: this.kept };
    }
    return answer;
  }

  private stillGood(error: ApiError): boolean {
    const kept = this.kept !== null && this.kept.expires > Date.now();
    return kept && (error.code === "init_data_expired" || error.code === "network");
  }

  private keep(kept: Kept): void {
    this.kept = kept;
    this.user = kept.user;
  }
}
