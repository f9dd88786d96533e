import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { KeyValueStore } from '@pothik/engines';

/** What must stay the same between leaving for Google and coming back. */
export interface GoogleAttempt {
  /** The random name of the browser that left: kept in its cookie. */
  browser: string;
  nonce: string;
  codeVerifier: string;
  redirectUri: string;
  returnTo?: string;
}

/** How long somebody may take at Google, in milliseconds. */
export const ATTEMPT_MS = 10 * 60_000;

const RANDOM = /^[\w-]{43}$/;
const keyOf = (state: string) => `google-sign-in:${state}`;
const takenKeyOf = (state: string) => `google-sign-in-taken:${state}`;

/** The only door to attempts to sign in with Google; whoever has the state alone has nothing. */
@Injectable()
export class GoogleAttemptsClient {
  constructor(private readonly keyValue: KeyValueStore) {}

  /** The browser's name, a fresh one where the cookie has none: several attempts of one browser may be under way. */
  browserOf(cookie: string | undefined): string {
    return cookie !== undefined && RANDOM.test(cookie) ? cookie : randomBytes(32).toString('base64url');
  }

  async keep(state: string, attempt: GoogleAttempt): Promise<void> {
    await this.keyValue.set(keyOf(state), JSON.stringify(attempt), { ttlMs: ATTEMPT_MS });
  }

  /** The attempt of this state and browser, once; undefined when it is unknown, old, another browser's or taken. */
  async take(state: string | undefined, browser: string | undefined): Promise<GoogleAttempt | undefined> {
    if (state === undefined || !RANDOM.test(state)) return undefined;
    const kept = await this.keyValue.get(keyOf(state));
    const attempt = kept === undefined ? undefined : (JSON.parse(kept) as GoogleAttempt);
    if (attempt === undefined || attempt.browser !== browser) return undefined;
    const isFirst = await this.keyValue.set(takenKeyOf(state), '', { onlyIfAbsent: true, ttlMs: ATTEMPT_MS });
    return isFirst ? attempt : undefined;
  }
}
