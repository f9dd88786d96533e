import { ROLE } from '@pothik/contracts/platform';
import { type RideStatus, type RideView, rideHttp, SEARCH } from '@pothik/contracts/ride';
import { type Person, Sweeper } from '@pothik/service-kit';
import { person, startTestPlatform } from '@pothik/service-kit/testing';
import type { RideConfiguration } from '../configuration.js';
import { rideService } from '../index.js';
import { RideDeadlines } from '../rides/ride.deadlines.js';
import { WRITTEN } from '../rides/rules/sample-ride.js';
import { authStandIn, notificationStandIn } from './desk-stand-ins.js';
import { driverStandIn, standInDrivers } from './driver-stand-in.js';
import { type FixtureDriver, type FixtureRider, OtherServices, type Platform } from './other-services.js';
import { dataOf } from './ride-answers.js';

export { type FixtureDriver, type FixtureRider, newId, type Platform } from './other-services.js';

/** The ride service alone on a test platform; the fixture publishes the events of the other services. */
export class RideFixture extends OtherServices {
  /** Rides take no time here: they are checked only where a test sets the bounds. */
  static async open(ride: Partial<RideConfiguration> = {}): Promise<RideFixture> {
    const unjudged = { RIDE_SHORTEST_SECONDS: 0, RIDE_FASTEST_KMH: 0, RIDE_FARE_KMH: 0 };
    const configuration = { ride: { ...unjudged, ...ride } };
    return new RideFixture(
      await startTestPlatform({
        services: [driverStandIn, authStandIn, notificationStandIn, rideService],
        configuration,
      }),
    );
  }

  close(): Promise<void> {
    return this.platform.close();
  }

  /** Afterwards sweeps run only when a test calls them. */
  async stopSweeps(): Promise<this> {
    await this.platform.service('ride').app.get(Sweeper, { strict: false }).onModuleDestroy();
    return this;
  }

  readonly administrator = person({ role: ROLE.ADMIN });

  call: Platform['call'] = (endpoint, input, options) => this.platform.call(endpoint, input, options);

  book(rider: FixtureRider, driver: FixtureDriver, idempotencyKey?: string) {
    const input = { ...WRITTEN, driver: driver.driverId };
    return this.call(rideHttp.book, input, { as: rider.person, ...(idempotencyKey ? { idempotencyKey } : {}) });
  }

  /** These are free, in this order, while the rider begins to search. */
  askNearest(rider: FixtureRider, drivers: readonly FixtureDriver[], idempotencyKey?: string) {
    this.free(...drivers);
    const input = { ...WRITTEN, vehicleType: 'CNG' } as const;
    return this.call(rideHttp.askNearest, input, { as: rider.person, ...(idempotencyKey ? { idempotencyKey } : {}) });
  }

  async booked(rider: FixtureRider, driver: FixtureDriver): Promise<RideView> {
    return dataOf<RideView>(await this.book(rider, driver), 201);
  }

  setStatus(ride: { _id: string }, as: Person, rideStatus: RideStatus, reason?: string, idempotencyKey?: string) {
    const input = { rideId: ride._id, rideStatus, ...(reason === undefined ? {} : { reason }) };
    return this.call(rideHttp.updateStatus, input, { as, ...(idempotencyKey ? { idempotencyKey } : {}) });
  }

  async accepted(rider: FixtureRider, driver: FixtureDriver): Promise<RideView> {
    const ride = await this.booked(rider, driver);
    return dataOf<RideView>(await this.setStatus(ride, driver.person, 'ACCEPTED'));
  }

  /** An accepted ride whose driver drives away. */
  async movingAway(rider: FixtureRider, driver: FixtureDriver): Promise<RideView> {
    const ride = await this.accepted(rider, driver);
    await this.approach(ride, { metres: 2_600, startMetres: 2_000, movingAway: true });
    return ride;
  }

  /** The driver service knows these as free from now on, in this order. */
  free(...drivers: readonly FixtureDriver[]): void {
    standInDrivers.free = drivers.map(({ driverId }) => driverId);
  }

  /** The next look of a search. */
  async looksAgain(): Promise<void> {
    this.platform.clock.advance(SEARCH.lookEveryMs);
    await this.deadlines().carryOut();
  }

  askNext(ride: { _id: string }, as: Person, idempotencyKey?: string) {
    return this.call(rideHttp.askNext, { rideId: ride._id }, { as, ...(idempotencyKey ? { idempotencyKey } : {}) });
  }

  fare(ride: { _id: string }, driver: FixtureDriver, fare: number) {
    return this.call(rideHttp.setFare, { rideId: ride._id, fare }, { as: driver.person });
  }

  verify(ride: { _id: string }, driver: FixtureDriver, otp: string) {
    return this.call(rideHttp.verifyCode, { rideId: ride._id, otp }, { as: driver.person });
  }

  deadlines(): RideDeadlines {
    return this.platform.service('ride').app.get(RideDeadlines, { strict: false });
  }

  async see(ride: { _id: string }, as: Person): Promise<RideView> {
    return dataOf<RideView>(await this.call(rideHttp.getRide, { rideId: ride._id }, { as }));
  }

  /** A ride under way: PICKED UP by the rider's own code. */
  async pickedUp(rider: FixtureRider, driver: FixtureDriver, fare = 220): Promise<RideView> {
    const ride = await this.accepted(rider, driver);
    dataOf(await this.fare(ride, driver, fare));
    const { startCode = '' } = await this.see(ride, rider.person);
    return dataOf<RideView>(await this.verify(ride, driver, startCode));
  }
}
