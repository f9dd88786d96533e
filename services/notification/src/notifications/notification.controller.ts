import { Controller } from '@nestjs/common';
import { notificationHttp } from '@pothik/contracts/notification';
import type { Input, Output } from '@pothik/contracts/platform';
import { Endpoint, In, type Person, Who } from '@pothik/service-kit';
import { NotificationService } from './notification.service.js';

type NotificationsInput = Input<typeof notificationHttp.feed>;
type NotificationsOutput = Output<typeof notificationHttp.feed>;
type ReadInput = Input<typeof notificationHttp.read>;
type ReadOutput = Output<typeof notificationHttp.read>;

/** The caller's own notifications. */
@Controller()
export class NotificationController {
  constructor(private readonly notifications: NotificationService) {}

  @Endpoint(notificationHttp.feed)
  list(@In() { after }: NotificationsInput, @Who() person: Person): Promise<NotificationsOutput> {
    return this.notifications.read(person, after);
  }

  @Endpoint(notificationHttp.read)
  async read(@In() { upTo, rideId }: ReadInput, @Who() person: Person): Promise<ReadOutput> {
    return { readUpTo: await this.notifications.markRead(person.id, upTo, rideId) };
  }
}
