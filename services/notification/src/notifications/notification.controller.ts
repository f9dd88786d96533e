import { Controller } from '@nestjs/common';
import { notificationHttp } from '@pothik/contracts/notification';
import type { Input, Output } from '@pothik/contracts/platform';
import { Endpoint, In, type Person, Who } from '@pothik/service-kit';
import { NotificationService } from './notification.service.js';

type FeedInput = Input<typeof notificationHttp.feed>;
type FeedOutput = Output<typeof notificationHttp.feed>;
type ReadInput = Input<typeof notificationHttp.read>;
type ReadOutput = Output<typeof notificationHttp.read>;

/** One's own feed, and nobody else's. */
@Controller()
export class NotificationController {
  constructor(private readonly feeds: NotificationService) {}

  @Endpoint(notificationHttp.feed)
  feed(@In() { after }: FeedInput, @Who() person: Person): Promise<FeedOutput> {
    return this.feeds.read(person.id, after);
  }

  @Endpoint(notificationHttp.read)
  async read(@In() { upTo }: ReadInput, @Who() person: Person): Promise<ReadOutput> {
    return { readUpTo: await this.feeds.markRead(person.id, upTo) };
  }
}
