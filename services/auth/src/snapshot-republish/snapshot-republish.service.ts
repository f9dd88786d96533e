import { Injectable } from '@nestjs/common';
import { authEvents } from '@pothik/contracts/auth';
import { Clock, EventLog } from '@pothik/engines';
import { type RepublishedPage, republishPage } from '@pothik/service-kit';
import { AccountRepository, accountSnapshotOf } from '../accounts/index.js';

/** Publishes accounts again, also deleted ones, so that projections of them are rebuilt without downtime. */
@Injectable()
export class SnapshotRepublishService {
  constructor(
    private readonly present: AccountRepository,
    private readonly log: EventLog,
    private readonly clock: Clock,
  ) {}

  async accounts(after: string | undefined): Promise<RepublishedPage> {
    const accounts = await this.present.pageAfter(after);
    return republishPage(
      { log: this.log, clock: this.clock },
      authEvents.accountRestated,
      accounts.map((account) => ({
        id: account._id.toString(),
        eventSequence: account.eventSequence,
        payload: {
          account: accountSnapshotOf(account),
          deleted: account.deletedAt !== null,
          registeredAt: account.createdAt.toISOString(),
        },
      })),
    );
  }
}
