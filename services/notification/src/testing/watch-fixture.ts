import { driverEvents } from '@pothik/contracts/driver';
import { notificationEvents } from '@pothik/contracts/notification';
import { type Person, SignsOfLife, Sweeper } from '@pothik/service-kit';
import { person, type TestPlatform } from '@pothik/service-kit/testing';
import { WATCH_SWEEP } from '../reachability/watch.service.js';
import { identifier } from './person-events.js';

type Instance = ReturnType<TestPlatform['service']>;

/** Drivers who come ONLINE and give signs of life, by a clock that a test moves. */
export class WatchFixture {
  private readonly drivers = new Map<string, string>();

  constructor(readonly platform: TestPlatform) {}

  /** The service that is asked to look; a test may start others. */
  get instance(): Instance {
    return this.platform.service('notification');
  }

  async online(somebody: Person = person({ role: 'DRIVER' })): Promise<Person> {
    await this.tell(somebody, 'ONLINE');
    return somebody;
  }

  offline(somebody: Person): Promise<void> {
    return this.tell(somebody, 'OFFLINE');
  }

  /** One minute passes, and each instance looks. */
  async minute(instances: readonly Instance[] = [this.instance]): Promise<void> {
    this.platform.clock.advance(60_000);
    await Promise.all(instances.map((instance) => this.look(instance)));
  }

  async minutes(count: number, instances?: readonly Instance[]): Promise<void> {
    for (let passed = 0; passed < count; passed += 1) await this.minute(instances);
  }

  /** Waits for a running look first, which may have begun before the clock moved. */
  async look(instance: Instance = this.instance): Promise<void> {
    const sweeper = instance.app.get(Sweeper, { strict: false });
    await sweeper.run(WATCH_SWEEP);
    await sweeper.run(WATCH_SWEEP);
  }

  /** A signed-in call, as the gateway stores it. */
  async call(somebody: Person): Promise<void> {
    this.instance.app.get(SignsOfLife, { strict: false }).give(somebody);
    await new Promise((resolve) => setImmediate(resolve));
  }

  async unreachable({ id }: Person): Promise<string[]> {
    await this.platform.settled();
    const told = await this.platform.published(notificationEvents.personUnreachable);
    return told.filter(({ payload }) => payload.personId === id).map(({ payload }) => payload.since);
  }

  async reachable({ id }: Person): Promise<string[]> {
    await this.platform.settled();
    const told = await this.platform.published(notificationEvents.personReachable);
    return told.filter(({ payload }) => payload.personId === id).map(({ payload }) => payload.at);
  }

  private async tell({ id: userId }: Person, to: 'ONLINE' | 'OFFLINE'): Promise<void> {
    const driverId = this.drivers.get(userId) ?? identifier();
    this.drivers.set(userId, driverId);
    await this.platform.publish(driverEvents.availabilityChanged, {
      aggregateId: driverId,
      payload: { driver: this.snapshot(userId, to), to, cause: 'switched' },
    });
    await this.platform.settled();
  }

  /** The snapshot of a driver in events. */
  snapshot(userId: string, availabilityStatus: 'ONLINE' | 'OFFLINE') {
    return {
      id: this.drivers.get(userId) ?? identifier(),
      userId,
      vehicleId: identifier(),
      status: 'APPROVED' as const,
      statusReason: '',
      statusSince: '2026-11-02T06:00:00.000Z',
      availabilityStatus,
      experience: 7,
    };
  }
}
