import { Injectable } from '@nestjs/common';
import { type PushedNotice, TO_ADMINISTRATORS } from '@pothik/contracts/notification';
import type { EventEnvelope } from '@pothik/contracts/platform';
import { Clock } from '@pothik/engines';
import { effectsOf } from '../notifications/index.js';
import { PersonProjectionService } from '../projections/index.js';
import { PushDeliveryService } from './push-delivery.service.js';
import { newReceipt } from './push-ids.js';
import { PushJobRepository } from './push-job.repository.js';
import { messageOf } from './push-job.rules.js';
import type { PushSubscriptionDocument } from './push-subscription.model.js';
import { PushSubscriptionRepository } from './push-subscription.repository.js';

/** What a notice is of: an event, or something like it. */
type Occasion = Pick<EventEnvelope, 'id' | 'occurredAt'>;

/** Makes one job for each event and subscription. Jobs are stored first, so that no event waits for a push service. */
@Injectable()
export class PushNoticeService {
  constructor(
    private readonly jobs: PushJobRepository,
    private readonly subscriptions: PushSubscriptionRepository,
    private readonly people: PersonProjectionService,
    private readonly delivery: PushDeliveryService,
    private readonly clock: Clock,
  ) {}

  /** What is pushed stands with the event, in `packages/contracts/src/<owner>/events`. */
  async tell(event: EventEnvelope): Promise<void> {
    const notices = effectsOf(event).pushes?.(event.payload, event.occurredAt) ?? [];
    for (const notice of notices) await this.push(notice, event);
  }

  /** Nothing is pushed that is past already. */
  async push(notice: PushedNotice, occasion: Occasion): Promise<void> {
    if (new Date(notice.until) <= this.clock.now()) return;
    const tag = notice.tag ?? `event:${occasion.id}`;
    const people = notice.to === TO_ADMINISTRATORS ? await this.people.administrators() : notice.to;
    const subscriptions = await this.subscribed(people, notice, tag);
    if (subscriptions.length === 0) return;
    const languages = await this.people.languages(people);
    await Promise.all(
      subscriptions.map(({ _id: subscriptionId, personId }) => {
        const receipt = newReceipt();
        const message = JSON.stringify(messageOf(notice, tag, languages.get(personId) ?? 'en', receipt));
        const times = { at: new Date(occasion.occurredAt), until: new Date(notice.until) };
        const job = { eventId: occasion.id, subscriptionId, personId, tag, message, receipt, ...times };
        return this.jobs.store(job, this.clock.now());
      }),
    );
    this.delivery.wake();
  }

  private async subscribed(people: readonly string[], { replaces }: PushedNotice, tag: string) {
    const subscriptions: PushSubscriptionDocument[] =
      people.length > 0 ? await this.subscriptions.ofPeople(people) : [];
    if (!replaces || subscriptions.length === 0) return subscriptions;
    const ids = subscriptions.map(({ _id }) => _id);
    const told = await this.jobs.toldBy(tag, ids);
    return subscriptions.filter(({ _id }) => told.has(_id));
  }
}
