import { Injectable } from '@nestjs/common';
import { SESSION } from '@pothik/contracts/auth';
import { KeyValueStore } from '@pothik/service-kit';

/** The key-value store's names for epochs; the gateway and notification read them. */
const keyOf = (personId: string) => `epoch:${personId}`;
const CHANNEL = 'sessions-ended';

interface EpochOfAccount {
  _id: { toString(): string };
  epoch: number;
  epochRaisedAt: Date;
}

/** Makes a raised epoch known at once, wherever tokens are looked at. */
@Injectable()
export class EpochService {
  constructor(private readonly keyValue: KeyValueStore) {}

  /**
   * Puts the epoch where the gateway compares it and tells open streams. `at` is when it was raised: streams opened later
   * are not meant, however often this is repeated.
   */
  async announce(account: EpochOfAccount, reason: 'role' | 'everywhere'): Promise<void> {
    const personId = account._id.toString();
    const { epoch, epochRaisedAt } = account;
    await this.keyValue.raise(keyOf(personId), epoch, SESSION.epochMs);
    await this.keyValue.publish(CHANNEL, JSON.stringify({ personId, epoch, reason, at: epochRaisedAt.toISOString() }));
  }
}
