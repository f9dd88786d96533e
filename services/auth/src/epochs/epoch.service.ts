import { Injectable } from '@nestjs/common';
import { authChannels, epochKey, SESSION, SESSION_FLAG, sessionEndedKey } from '@pothik/contracts/auth';
import { sharedTextOf } from '@pothik/contracts/platform';
import { isEngineUnavailable, KeyValueStore, Logger } from '@pothik/engines';

const { sessionsEnded } = authChannels;

interface EpochOfAccount {
  _id: { toString(): string };
  epoch: number;
  epochRaisedAt: Date;
}

interface EndedSession {
  _id: { toString(): string };
  personId: string;
  epoch: number;
  endedAt: Date;
}

/** Announces raised epochs and ended sessions to everything that checks tokens. */
@Injectable()
export class EpochService {
  constructor(
    private readonly keyValue: KeyValueStore,
    private readonly logger: Logger,
  ) {}

  /**
   * Writes the epoch where the gateway checks it and notifies open streams. `at` is when it was raised: streams opened later
   * stay open, however often this is repeated.
   */
  async announce(account: EpochOfAccount, reason: 'role' | 'everywhere'): Promise<void> {
    const personId = account._id.toString();
    const { epoch, epochRaisedAt } = account;
    await this.keyValue.raise(epochKey(personId), epoch, SESSION.epochMs);
    await this.keyValue.publish(
      sessionsEnded.channel,
      sharedTextOf(sessionsEnded, { personId, epoch, reason, at: epochRaisedAt.toISOString() }),
    );
  }

  /**
   * Announces that every session ended, to a caller who could not ask again because theirs is over too: what cannot be
   * announced now, the event of the change announces.
   */
  async announceNowOrByEvent(account: EpochOfAccount): Promise<void> {
    try {
      await this.announce(account, 'everywhere');
    } catch (error) {
      if (!isEngineUnavailable(error)) throw error;
      this.logger.warn({ error }, 'The end of the sessions was not announced; its event will announce it');
    }
  }

  /**
   * Flags one session as ended where the gateway checks it, and ends its open streams. A notification of an older release
   * reads no `sessionId` and ends all streams of the person; the browsers of their other sessions resume.
   */
  async announceEnd({ _id, personId, epoch, endedAt }: EndedSession): Promise<void> {
    const sessionId = _id.toString();
    await this.keyValue.raise(sessionEndedKey(sessionId), SESSION_FLAG.ended, SESSION.epochMs);
    await this.keyValue.publish(
      sessionsEnded.channel,
      sharedTextOf(sessionsEnded, { personId, sessionId, epoch, reason: 'everywhere', at: endedAt.toISOString() }),
    );
  }
}
