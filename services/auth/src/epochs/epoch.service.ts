import { Injectable } from '@nestjs/common';
import { epochKey, SESSION, SESSIONS_ENDED_CHANNEL } from '@pothik/contracts/auth';
import { KeyValueStore } from '@pothik/engines';

interface EpochOfAccount {
  _id: { toString(): string };
  epoch: number;
  epochRaisedAt: Date;
}

/** Announces a raised epoch to everything that checks tokens. */
@Injectable()
export class EpochService {
  constructor(private readonly keyValue: KeyValueStore) {}

  /**
   * Writes the epoch where the gateway checks it and notifies open streams. `at` is when it was raised: streams opened later
   * stay open, however often this is repeated.
   */
  async announce(account: EpochOfAccount, reason: 'role' | 'everywhere'): Promise<void> {
    const personId = account._id.toString();
    const { epoch, epochRaisedAt } = account;
    await this.keyValue.raise(epochKey(personId), epoch, SESSION.epochMs);
    await this.keyValue.publish(
      SESSIONS_ENDED_CHANNEL,
      JSON.stringify({ personId, epoch, reason, at: epochRaisedAt.toISOString() }),
    );
  }
}
