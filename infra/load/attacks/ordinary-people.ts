import { setTimeout as pause } from 'node:timers/promises';
import { driverHttp } from '@pothik/contracts/driver';
import { rideHttp } from '@pothik/contracts/ride';
import { eventually } from '../../../e2e/support/eventually.js';
import { logIn, newRider, type PlatformAddresses } from '../../../e2e/support/people.js';
import type { Visitor } from '../../../e2e/support/visitor.js';
import type { Call, Kind } from './comparison.rules.js';

/** Log-ins in a second, and as many bookings: what two cores answer without a queue, as a log-in takes them some 50 ms. */
export const PACE = 2;
const RIDERS = 8;
const PATIENCE_MS = 30_000;
const PLACES = { pickupLocation: 'Dhanmondi 27', dropLocation: 'Farmgate' };
const REASON = 'The road is closed';

/** E-mails of demonstration people, who are defined in infra/src/demonstration. */
const DRIVER = 'driver@pothik.test';
const WHO_LOG_IN = ['rider', 'rider2', 'rider3', 'driver2', 'driver3', 'admin'].map((name) => `${name}@pothik.test`);

/** A rider, and the end of their last booking. */
interface Booker {
  rider: Visitor;
  free: Promise<unknown>;
}

/** People who log in and book at a constant rate, whether or not earlier calls were answered. */
export class OrdinaryPeople {
  private constructor(
    private readonly url: string,
    private readonly bookers: readonly Booker[],
    private readonly driver: Visitor,
    private readonly driverId: string,
  ) {}

  /** Eight new riders, and the demonstration's first driver, who is free. */
  static async of(platform: PlatformAddresses): Promise<OrdinaryPeople> {
    const bookers: Booker[] = [];
    for (let number = 1; number <= RIDERS; number += 1)
      bookers.push({
        rider: await newRider(platform, 'Rider', `booker-${number}@bench.test`),
        free: Promise.resolve(),
      });
    const driver = await logIn(platform.url, DRIVER);
    const [profile] = (await driver.call(driverHttp.drivers, {})).data;
    if (!profile) throw new Error(`${DRIVER} has no profile.`);
    return new OrdinaryPeople(platform.url, bookers, driver, profile._id);
  }

  /** So many seconds of them; resolves when every call is answered. */
  async come(seconds: number): Promise<Call[]> {
    const began = performance.now();
    const calls: Promise<Call>[] = [];
    for (let number = 0; number < 2 * PACE * seconds; number += 1) {
      const askedAt = (number * 1000) / (2 * PACE);
      await pause(Math.max(0, began + askedAt - performance.now()));
      calls.push(this.observe(number, began, askedAt));
    }
    return Promise.all(calls);
  }

  private async observe(number: number, began: number, askedAt: number): Promise<Call> {
    const turn = Math.floor(number / 2);
    const kind: Kind = number % 2 === 0 ? 'log-ins' : 'bookings';
    const made = kind === 'log-ins' ? this.logIn(turn) : this.book(turn);
    const refusal = await Promise.race([refusalOf(made), pause(PATIENCE_MS, 'no answer', { ref: false })]);
    return { kind, askedAt, answeredAt: performance.now() - began, ...(refusal === undefined ? {} : { refusal }) };
  }

  private logIn(turn: number): Promise<unknown> {
    return logIn(this.url, WHO_LOG_IN[turn % WHO_LOG_IN.length] as string);
  }

  /** Books with the driver, who rejects it afterwards, so that the rider may book again. */
  private async book(turn: number): Promise<void> {
    const booker = this.bookers[turn % RIDERS] as Booker;
    await booker.free;
    const booked = booker.rider.call(rideHttp.book, { ...PLACES, driver: this.driverId });
    booker.free = booked.then(
      ({ _id }) => this.reject(_id),
      () => undefined,
    );
    await booked;
  }

  private reject(rideId: string): Promise<unknown> {
    const rejection = { rideId, rideStatus: 'REJECTED', reason: REASON } as const;
    return eventually(() => this.driver.call(rideHttp.updateStatus, rejection), PATIENCE_MS);
  }
}

const refusalOf = (call: Promise<unknown>): Promise<string | undefined> =>
  call.then(
    () => undefined,
    (error: Error) => error.message,
  );
