import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '@pothik/engines';
import { PushNoticeService } from './push-notice.service.js';
import { PushSessionService } from './push-session.service.js';
import { PushSubscriptionRepository } from './push-subscription.repository.js';
import { trialNotice } from './trial-notice.rules.js';

/** Whether a person is reached by push. */
export interface PushReached {
  isSubscribed: boolean;
  /** When a notice last arrived on one of their phones. */
  receiptAt: Date | undefined;
}

/** Tells and tries out whether somebody is reached while no page is open. */
@Injectable()
export class PushReach {
  constructor(
    private readonly subscriptions: PushSubscriptionRepository,
    private readonly sessions: PushSessionService,
    private readonly notices: PushNoticeService,
    private readonly clock: Clock,
  ) {}

  /** Of the subscriptions whose session goes on; one of which nobody can tell counts. */
  async of(personId: string): Promise<PushReached> {
    const subscriptions = await this.subscriptions.ofPeople([personId]);
    const states = await Promise.all(subscriptions.map((one) => this.sessions.check(one)));
    const open = subscriptions.filter((_one, at) => states[at] !== 'over');
    const receipts = open.flatMap(({ receiptAt }) => (receiptAt === null ? [] : [receiptAt.getTime()]));
    const receiptAt = receipts.length === 0 ? undefined : new Date(Math.max(...receipts));
    return { isSubscribed: open.length > 0, receiptAt };
  }

  /** Sends the trial notice to each of a person's phones; its receipt sets `receiptAt`. */
  async tryOut(personId: string): Promise<void> {
    const now = this.clock.now();
    await this.notices.push(trialNotice(personId, now), { id: `trial:${randomUUID()}`, occurredAt: now.toISOString() });
  }
}
