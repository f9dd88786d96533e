import { Injectable } from '@nestjs/common';
import { PushJobRepository } from './push-job.repository.js';
import { PushSubscriptionRepository } from './push-subscription.repository.js';

@Injectable()
export class PushPersonService {
  constructor(
    private readonly subscriptions: PushSubscriptionRepository,
    private readonly jobs: PushJobRepository,
  ) {}

  /** Nothing is pushed to a deleted person, and nothing of them stays. */
  async forget(personId: string): Promise<void> {
    await this.subscriptions.endAllOf(personId);
    await this.jobs.removeAllOf(personId);
  }
}
