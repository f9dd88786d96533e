import { Injectable } from '@nestjs/common';
import { userEvents } from '@pothik/contracts/user';
import { Clock, EventLog } from '@pothik/engines';
import { type RepublishedPage, republishPage } from '@pothik/service-kit';
import { profileUpdated, UserRepository } from '../users/index.js';

/** Publishes profiles again, so that projections of them are rebuilt without downtime. */
@Injectable()
export class SnapshotRepublishService {
  constructor(
    private readonly present: UserRepository,
    private readonly log: EventLog,
    private readonly clock: Clock,
  ) {}

  async profiles(after: string | undefined): Promise<RepublishedPage> {
    const users = await this.present.pageAfter(after);
    return republishPage(
      { log: this.log, clock: this.clock },
      userEvents.profileRestated,
      users.map((user) => ({
        id: user._id.toString(),
        eventSequence: user.eventSequence,
        payload: profileUpdated(user)[0]?.payload,
      })),
    );
  }
}
