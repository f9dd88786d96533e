import { Injectable } from '@nestjs/common';
import type { FeedEntry } from '@pothik/contracts/notification';
import { Clock, KeyValueStore } from '@pothik/service-kit';
import { PersonFactsService } from '../replicas/person-facts.service.js';
import { FeedRepository } from './feed.repository.js';
import { isNews, type NewsEvent, newsOf } from './feed.rules.js';
import { mayChangeFreeList } from './free-list.rules.js';

/** Channels of the key-value store that wake streams, here and in other processes. */
export const FEED_CHANNEL = 'feed';
export const FREE_LIST_CHANNEL = 'free-drivers';

@Injectable()
export class FeedService {
  constructor(
    private readonly feeds: FeedRepository,
    private readonly people: PersonFactsService,
    private readonly keyValue: KeyValueStore,
    private readonly clock: Clock,
  ) {}

  /** Tells everybody concerned, once per event and person, and wakes their streams. A lost wake-up only delays. */
  async tell(event: NewsEvent): Promise<void> {
    if (!isNews(event, this.clock.now())) return;
    for (const news of newsOf(event, await this.people.administrators())) {
      await this.feeds.append(news, event.id, new Date(event.occurredAt));
      await this.keyValue.publish(FEED_CHANNEL, news.personId);
    }
    if (mayChangeFreeList(event)) await this.keyValue.publish(FREE_LIST_CHANNEL, event.id);
  }

  /** A person's feed after a number; without one, its newest entries. */
  async read(personId: string, after: number | undefined) {
    const entries: FeedEntry[] =
      after === undefined ? await this.feeds.newest(personId) : await this.feeds.after(personId, after);
    const last = await this.feeds.last(personId);
    return { entries, last, readUpTo: await this.feeds.readUpTo(personId) };
  }

  /** Marks as read, at most up to the newest entry. */
  async markRead(personId: string, upTo: number): Promise<number> {
    return this.feeds.markRead(personId, Math.min(upTo, await this.feeds.last(personId)));
  }
}
