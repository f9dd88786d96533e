import { Injectable } from '@nestjs/common';
import type { accountSnapshot } from '@pothik/contracts/auth';
import type { EventEnvelope } from '@pothik/contracts/platform';
import type { z } from 'zod';
import { AccountProjectionRepository } from './account-projection.repository.js';

export type AccountEvent = EventEnvelope<{ account: z.output<typeof accountSnapshot> }>;

@Injectable()
export class AccountProjectionService {
  constructor(private readonly projections: AccountProjectionRepository) {}

  /** Stores the account as last published; a deleted one is published with empty fields. */
  async keep({ payload, aggregateVersion, occurredAt }: AccountEvent, deleted = false): Promise<void> {
    const { id, ...account } = payload.account;
    await this.projections.keep(id, aggregateVersion, { ...account, deleted }, new Date(occurredAt));
  }
}
