import { Injectable } from '@nestjs/common';
import { DomainError } from '@pothik/contracts/catalogue';
import type { notificationHttp } from '@pothik/contracts/notification';
import type { Input } from '@pothik/contracts/platform';
import { Clock, PushSender } from '@pothik/engines';
import type { Person } from '@pothik/service-kit';
import { areDeviceKeys } from './device-keys.js';
import { subscriptionIdOf } from './push-ids.js';
import { PushKeysService } from './push-keys.service.js';
import { PushSubscriptionRepository } from './push-subscription.repository.js';

type Form = Input<typeof notificationHttp.subscribe>;

@Injectable()
export class PushSubscriptionService {
  constructor(
    private readonly subscriptions: PushSubscriptionRepository,
    private readonly keys: PushKeysService,
    private readonly sender: PushSender,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError notification/push-service-unknown, notification/push-key-wrong */
  async subscribe(
    { id: personId, sessionId, epoch = 0 }: Person,
    { endpoint, p256dh, auth, keyId }: Form,
  ): Promise<void> {
    if (!this.sender.accepts(endpoint)) throw new DomainError('notification/push-service-unknown');
    const isKeyKnown = this.keys.identityOf(keyId) !== undefined;
    if (!isKeyKnown || !areDeviceKeys({ p256dh, auth })) throw new DomainError('notification/push-key-wrong');
    const _id = subscriptionIdOf(endpoint);
    const taken = { _id, personId, sessionId, epoch, endpoint, p256dh, auth, keyId };
    await this.subscriptions.take(taken, this.clock.now());
    await this.subscriptions.endOldest(personId);
  }

  unsubscribe(personId: string, endpoint: string): Promise<void> {
    return this.subscriptions.endOf(subscriptionIdOf(endpoint), personId);
  }
}
