import { Injectable } from '@nestjs/common';
import { Clock } from '@pothik/engines';
import { Metrics } from '@pothik/service-kit';
import { PUSH_RECEIPTS } from './push.metrics.js';
import { PushJobRepository } from './push-job.repository.js';
import { PushSubscriptionRepository } from './push-subscription.repository.js';

@Injectable()
export class PushReceiptService {
  constructor(
    private readonly jobs: PushJobRepository,
    private readonly subscriptions: PushSubscriptionRepository,
    private readonly clock: Clock,
    private readonly metrics: Metrics,
  ) {}

  /** Counts a receipt once; an unknown one changes nothing. */
  async confirm(receipt: string): Promise<void> {
    const job = await this.jobs.takeReceipt(receipt);
    if (job === undefined) return;
    this.metrics.count(PUSH_RECEIPTS, {});
    await this.subscriptions.noteReceipt(job.subscriptionId, job.personId, this.clock.now());
  }
}
