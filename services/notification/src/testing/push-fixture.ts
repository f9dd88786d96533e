import { notificationHttp, type PushMessage } from '@pothik/contracts/notification';
import { rideEvents } from '@pothik/contracts/ride';
import { type PushTarget, parsePushKeys } from '@pothik/engines';
import { PushServiceStandIn, TestClock, WebPushSender } from '@pothik/engines/testing';
import { type Person, Sweeper } from '@pothik/service-kit';
import { person, type TestPlatform } from '@pothik/service-kit/testing';
import { PushDeliveryService } from '../push/push-delivery.service.js';
import { PUSH_JOB_MODEL, type PushJobDocument } from '../push/push-job.model.js';
import { PUSH_SUBSCRIPTION_MODEL, type PushSubscriptionDocument } from '../push/push-subscription.model.js';
import { identifier, PUSH_KEYS, rideOf, startNotification } from './person-events.js';

const SWEEP = 'pushes';

type Instance = ReturnType<TestPlatform['service']>;
type Subscribe = Parameters<typeof rideOf>[0];

/** A browser of a person, subscribed at the stand-in. */
export interface Phone extends PushTarget {
  keyId: string;
}

/** The notification service with a push service that verifies and decrypts. */
export class PushFixture {
  private constructor(
    readonly platform: TestPlatform,
    readonly service: PushServiceStandIn,
  ) {}

  static async open(): Promise<PushFixture> {
    const service = await PushServiceStandIn.open();
    const pushSender = new WebPushSender(new TestClock(), [service.origin]);
    return new PushFixture(await startNotification({}, { pushSender }), service);
  }

  async close(): Promise<void> {
    await this.platform.close();
    await this.service.close();
  }

  /** A new browser; nobody has subscribed it yet. */
  browser(): Phone {
    const [{ publicKey, keyId }] = parsePushKeys(PUSH_KEYS);
    return { ...this.service.subscribe(publicKey), keyId };
  }

  subscribe(somebody: Person, phone: object) {
    return this.platform.call(notificationHttp.subscribe, phone as never, { as: somebody });
  }

  async phoneOf(somebody: Person): Promise<Phone> {
    const phone = this.browser();
    await this.subscribe(somebody, phone);
    return phone;
  }

  /** Publishes that a rider asks this driver; by the test's clock he has two minutes. */
  async request({ id: driverUserId }: { id: string }, fields: Partial<Subscribe & { answerBy: string }> = {}) {
    const answerBy = new Date(this.platform.clock.now().getTime() + 120_000).toISOString();
    const ride = { ...rideOf({ riderId: identifier(), driverUserId }), answerBy, ...fields };
    const { id } = await this.platform.publish(rideEvents.rideRequested, { aggregateId: ride.id, payload: { ride } });
    return { ride, eventId: id };
  }

  /** Resolves once every event is consumed and every job that is due was tried. */
  async pushed(instances: readonly Instance[] = [this.platform.service('notification')]): Promise<void> {
    await this.platform.settled();
    await Promise.all(
      instances.map(async ({ app }) => {
        const sweeper = app.get(Sweeper, { strict: false });
        const delivery = app.get(PushDeliveryService, { strict: false });
        // A sweep that was already running may have missed a job.
        for (const _turn of [1, 2]) {
          await sweeper.run(SWEEP);
          await delivery.idle();
        }
      }),
    );
  }

  /** Begins to send what is due. */
  sweep(): Promise<void> {
    return this.platform.service('notification').app.get(Sweeper, { strict: false }).run(SWEEP);
  }

  /** Time passes, and due jobs are tried. */
  async pass(ms: number): Promise<void> {
    this.platform.clock.advance(ms);
    await this.pushed();
  }

  /** What a phone read, oldest first. */
  messagesOf({ endpoint }: PushTarget): PushMessage[] {
    return this.service.to(endpoint).map(({ message }) => JSON.parse(message) as PushMessage);
  }

  confirm(receipt: string) {
    return this.platform.call(notificationHttp.confirmReceipt, { receipt }, {});
  }

  subscriptions(filter: object) {
    return this.platform
      .model<PushSubscriptionDocument>('notification', PUSH_SUBSCRIPTION_MODEL)
      .find(filter)
      .lean<PushSubscriptionDocument[]>();
  }

  jobs(filter: object = {}) {
    return this.platform.model<PushJobDocument>('notification', PUSH_JOB_MODEL).find(filter).lean<PushJobDocument[]>();
  }
}

export const aDriver = (): Person => person({ role: 'DRIVER' });
