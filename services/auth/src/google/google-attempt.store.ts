import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { authKeys, type GoogleAttempt, googleSignInKey, googleSignInTakenKey } from '@pothik/contracts/auth';
import { sharedTextOf, sharedValueOf } from '@pothik/contracts/platform';
import { KeyValueStore } from '@pothik/engines';

/** Milliseconds a person may take at Google. */
export const ATTEMPT_MS = 10 * 60_000;

const RANDOM = /^[\w-]{43}$/;

/** Stores attempts to sign in with Google; an attempt needs the browser's cookie as well as the state. */
@Injectable()
export class GoogleAttemptStore {
  constructor(private readonly keyValue: KeyValueStore) {}

  /** The browser's name, a new one where the cookie has none: one browser may have several attempts in progress. */
  browserOf(cookie: string | undefined): string {
    return cookie !== undefined && RANDOM.test(cookie) ? cookie : randomBytes(32).toString('base64url');
  }

  async store(state: string, attempt: GoogleAttempt): Promise<void> {
    await this.keyValue.set(googleSignInKey(state), sharedTextOf(authKeys.googleSignIn, attempt), {
      ttlMs: ATTEMPT_MS,
    });
  }

  /** Takes the attempt of this state and browser; undefined when it is unknown, expired, another browser's or taken. */
  async take(state: string | undefined, browser: string | undefined): Promise<GoogleAttempt | undefined> {
    if (state === undefined || !RANDOM.test(state)) return undefined;
    const kept = await this.keyValue.get(googleSignInKey(state));
    const attempt = kept === undefined ? undefined : sharedValueOf(authKeys.googleSignIn, kept);
    if (attempt === undefined || attempt.browser !== browser) return undefined;
    const isFirst = await this.keyValue.set(googleSignInTakenKey(state), '', { onlyIfAbsent: true, ttlMs: ATTEMPT_MS });
    return isFirst ? attempt : undefined;
  }
}
