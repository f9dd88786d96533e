import { Injectable } from '@nestjs/common';
import type { AccountSnapshot, authEvents } from '@pothik/contracts/auth';
import type { EventEnvelope, EventOf } from '@pothik/contracts/platform';
import { AccountProjectionRepository } from './account-projection.repository.js';

export type AccountEvent = EventEnvelope<{ account: AccountSnapshot }>;

/** What an account has no more is written too. */
const toldOf = ({ rights = [], guestPhone, ...account }: AccountSnapshot) => ({
  ...account,
  rights,
  isGuest: guestPhone !== undefined,
});

@Injectable()
export class AccountProjectionService {
  constructor(private readonly projections: AccountProjectionRepository) {}

  /** Stores the account as last published; a deleted one is published with empty fields. */
  async keep({ payload, aggregateVersion, occurredAt }: AccountEvent, deleted = false): Promise<void> {
    const { id, ...account } = toldOf(payload.account);
    await this.projections.keep(id, aggregateVersion, { ...account, deleted }, new Date(occurredAt));
  }

  /** Stores the account as it is told again, of an equal version too. */
  async rebuild({ payload, aggregateVersion }: EventOf<typeof authEvents.accountRestated>): Promise<void> {
    const { id, ...account } = toldOf(payload.account);
    const { deleted, registeredAt } = payload;
    await this.projections.keep(id, aggregateVersion, { ...account, deleted }, new Date(registeredAt), {
      rebuild: true,
    });
  }
}
