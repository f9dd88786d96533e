import { setTimeout as pause } from 'node:timers/promises';
import { authHttp } from '@pothik/contracts/auth';
import type { Data, Endpoint, RawInput } from '@pothik/contracts/platform';
import { type Attempt, isSuccess, mayRepeat, needsRefresh, pauseAfter, wordsOf } from './attempt.rules.js';
import { CookieJar } from './cookie-jar.js';
import type { Gateways } from './gateways.js';
import { exchange, type Values } from './http-exchange.js';

/** How long a person retries before giving up, in milliseconds. */
const PATIENCE_MS = 180_000;
/** How long before its end a session is refreshed, in milliseconds. */
const REFRESH_EARLY_MS = 3 * 60_000;

/** A refusal that must not be retried, or retries that took too long or were given up. */
export class Refused extends Error {
  override readonly name = 'Refused';

  constructor(
    readonly call: string,
    readonly attempt: Attempt,
    readonly tries: number,
  ) {
    super(`${call}: ${wordsOf(attempt)} at try ${tries}`);
  }
}

export interface InsistOptions {
  /** Called for every attempt that is repeated. */
  onRepeat?: (attempt: Attempt) => void;
  /** Also retries a refusal that is no fault, such as a projection that is not up to date yet. */
  alsoRepeat?: (attempt: Attempt) => boolean;
}

/** One signed-in person who retries by contract, as a browser does. */
export class Session {
  readonly cookies = new CookieJar();
  private expiresAt = Number.POSITIVE_INFINITY;
  private refreshing: Promise<void> | undefined;
  /** How often the refresh token was lost to an outage longer than its grace. */
  logInsAgain = 0;

  constructor(
    readonly gateways: Gateways,
    private readonly credentials: { email: string; password: string },
  ) {}

  /** @throws Refused */
  async logIn(): Promise<void> {
    const { expiresAt } = await this.insist(authHttp.login, this.credentials);
    this.expiresAt = Date.parse(expiresAt);
  }

  /** Refreshes the session once, also for concurrent callers. @throws Refused */
  refresh(): Promise<void> {
    this.refreshing ??= this.renew().finally(() => {
      this.refreshing = undefined;
    });
    return this.refreshing;
  }

  /** Refreshes a session that is about to end. @throws Refused */
  async keepFresh(): Promise<void> {
    if (Date.now() > this.expiresAt - REFRESH_EARLY_MS) await this.refresh();
  }

  /**
   * Makes a call under one idempotency key until it is acknowledged.
   * @throws Refused on a refusal that must not be retried, when it takes too long, or when the gateways are closed
   */
  async insist<E extends Endpoint>(endpoint: E, input: RawInput<E>, options: InsistOptions = {}): Promise<Data<E>> {
    const key = endpoint.method === 'GET' ? undefined : crypto.randomUUID();
    const until = Date.now() + PATIENCE_MS;
    for (let tries = 1; ; tries += 1) {
      if (endpoint.access !== 'PUBLIC') await this.keepFresh();
      const attempt = await this.tryOnce(endpoint, input as Values, key);
      if (isSuccess(attempt)) return attempt.data as Data<E>;
      if (this.gateways.closed.aborted) throw refused(endpoint, attempt, tries);
      if (needsRefresh(attempt)) await this.refresh();
      else if (!mayRepeat(attempt) && !options.alsoRepeat?.(attempt)) throw refused(endpoint, attempt, tries);
      if (Date.now() > until) throw refused(endpoint, attempt, tries);
      options.onRepeat?.(attempt);
      await pause(pauseAfter(attempt));
    }
  }

  private async tryOnce(endpoint: Endpoint, input: Values, key?: string): Promise<Attempt> {
    const { cookies, gateways } = this;
    const attempt = await exchange({ url: gateways.next(), endpoint, input, cookies, key, signal: gateways.closed });
    gateways.tries.note(nameOf(endpoint), attempt);
    return attempt;
  }

  /** Logs in with the password when the session family was ended, because its refreshed tokens were lost too long. */
  private async renew(): Promise<void> {
    try {
      const { expiresAt } = await this.insist(authHttp.refresh, {});
      this.expiresAt = Date.parse(expiresAt);
    } catch (error) {
      if (!(error instanceof Refused) || error.attempt.status !== 401) throw error;
      this.logInsAgain += 1;
      await this.logIn();
    }
  }
}

const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`;

const refused = (endpoint: Endpoint, attempt: Attempt, tries: number): Refused =>
  new Refused(nameOf(endpoint), attempt, tries);
