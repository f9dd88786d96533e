import { Controller } from '@nestjs/common';
import { notificationHttp } from '@pothik/contracts/notification';
import type { Input, Output } from '@pothik/contracts/platform';
import { Endpoint, In, type Person, Who } from '@pothik/service-kit';
import { PushKeysService } from './push-keys.service.js';
import { PushReceiptService } from './push-receipt.service.js';
import { PushSubscriptionService } from './push-subscription.service.js';

type SubscribeInput = Input<typeof notificationHttp.subscribe>;
type UnsubscribeInput = Input<typeof notificationHttp.unsubscribe>;
type ReceiptInput = Input<typeof notificationHttp.confirmReceipt>;

@Controller()
export class PushController {
  constructor(
    private readonly keys: PushKeysService,
    private readonly subscriptions: PushSubscriptionService,
    private readonly receipts: PushReceiptService,
  ) {}

  @Endpoint(notificationHttp.pushKey)
  key(): Output<typeof notificationHttp.pushKey> {
    return this.keys.newest;
  }

  @Endpoint(notificationHttp.subscribe)
  async subscribe(@In() form: SubscribeInput, @Who() person: Person): Promise<null> {
    await this.subscriptions.subscribe(person, form);
    return null;
  }

  @Endpoint(notificationHttp.unsubscribe)
  async unsubscribe(@In() { endpoint }: UnsubscribeInput, @Who() { id }: Person): Promise<null> {
    await this.subscriptions.unsubscribe(id, endpoint);
    return null;
  }

  /** Open to everybody: the number was in an encrypted message, and a worker has no session. */
  @Endpoint(notificationHttp.confirmReceipt)
  async confirm(@In() { receipt }: ReceiptInput): Promise<null> {
    await this.receipts.confirm(receipt);
    return null;
  }
}
