import { Injectable } from '@nestjs/common';
import { authHttp, epochKey, SESSION, SESSION_FLAG, sessionEndedKey } from '@pothik/contracts/auth';
import { DomainError } from '@pothik/contracts/catalogue';
import { isEngineUnavailable, KeyValueStore } from '@pothik/engines';
import { ServiceCaller } from './service-caller.js';

/** The session of a token or statement. */
export interface SessionOfPerson {
  personId: string;
  sessionId: string;
}

/** What holds of a session now. */
export interface SessionState {
  /** The person's epoch: tokens of a lower one are stale. */
  epoch: number;
  /** Whether the session was ended, as far as is known: one that ended with a raise of the epoch may not be flagged. */
  ended: boolean;
}

/**
 * Reads epochs and flags of ended sessions from the key-value store, where auth writes them. Whatever is missing there is
 * asked of auth and stored for `SESSION.epochMs`, so a store that lost its entries revives no session.
 */
@Injectable()
export class SessionStateService {
  constructor(
    private readonly keyValue: KeyValueStore,
    private readonly auth: ServiceCaller,
  ) {}

  /**
   * The state by the store, else by auth.
   * @throws EngineUnavailable when neither the store nor auth can be reached
   * @throws DomainError auth/not-signed-in when auth does not know the person
   */
  async present(session: SessionOfPerson): Promise<SessionState> {
    return (await this.inStore(session)) ?? this.atAuth(session);
  }

  /** The state by auth, which also knows the sessions that ended with a raise of the epoch. Throws as `present` does. */
  async atAuth(session: SessionOfPerson): Promise<SessionState> {
    const { epoch, sessionEnded } = await this.ask(session);
    // An answer that says nothing of the session must not keep it alive.
    return this.store(session, { epoch, ended: sessionEnded ?? true });
  }

  private async ask({ personId, sessionId }: SessionOfPerson) {
    try {
      return await this.auth.call(authHttp.epochOf, { personId, sessionId });
    } catch (error) {
      const isNobody = error instanceof DomainError && error.code === 'auth/user-not-found';
      throw isNobody ? new DomainError('auth/not-signed-in') : error;
    }
  }

  /** Undefined when an entry is missing or the store is unavailable. */
  private async inStore({ personId, sessionId }: SessionOfPerson): Promise<SessionState | undefined> {
    try {
      const [epoch, flag] = await Promise.all([
        this.keyValue.get(epochKey(personId)),
        this.keyValue.get(sessionEndedKey(sessionId)),
      ]);
      if (epoch === undefined || flag === undefined) return undefined;
      return { epoch: Number(epoch), ended: Number(flag) !== SESSION_FLAG.open };
    } catch (error) {
      if (isEngineUnavailable(error)) return undefined;
      throw error;
    }
  }

  /** Stores auth's answer and returns the newer of the two: the store may know of a later end. */
  private async store({ personId, sessionId }: SessionOfPerson, answer: SessionState): Promise<SessionState> {
    const flag = answer.ended ? SESSION_FLAG.ended : SESSION_FLAG.open;
    try {
      const [epoch, highest] = await Promise.all([
        this.keyValue.raise(epochKey(personId), answer.epoch, SESSION.epochMs),
        this.keyValue.raise(sessionEndedKey(sessionId), flag, SESSION.epochMs),
      ]);
      return { epoch, ended: highest !== SESSION_FLAG.open };
    } catch (error) {
      // The answer is right without the store; the next reader asks auth again.
      if (isEngineUnavailable(error)) return answer;
      throw error;
    }
  }
}
