import { randomBytes } from 'node:crypto';
import { authEvents } from '@pothik/contracts/auth';
import {
  type Availability,
  type AvailabilityCause,
  type DriverStatus,
  driverEvents,
  type VehicleType,
} from '@pothik/contracts/driver';
import { ROLE } from '@pothik/contracts/platform';
import { type RideStatus, type RideView, rideHttp, SEARCH } from '@pothik/contracts/ride';
import { userEvents } from '@pothik/contracts/user';
import { type Person, Sweeper } from '@pothik/service-kit';
import { person, startTestPlatform } from '@pothik/service-kit/testing';
import type { RideConfiguration } from '../configuration.js';
import { rideService } from '../index.js';
import { RideDeadlines } from '../rides/ride.deadlines.js';
import { WRITTEN } from '../rides/rules/sample-ride.js';
import { driverStandIn, standInDrivers } from './driver-stand-in.js';
import { dataOf } from './ride-answers.js';

export type Platform = Awaited<ReturnType<typeof startTestPlatform>>;

export const newId = (): string => randomBytes(12).toString('hex');

/** The person, the profile and the vehicle. `version` numbers the profile's events. */
export interface FixtureDriver {
  person: Person;
  driverId: string;
  vehicleId: string;
  phone: string;
  plate: string;
  version: number;
}

export interface FixtureRider {
  person: Person;
  phone: string;
}

interface ConfirmedVehicle {
  vehicleType: VehicleType;
  brand: string;
  model: string;
  vehicleLicense: string;
}

interface DriverState {
  status?: DriverStatus;
  availabilityStatus?: Availability;
  availabilityCause?: AvailabilityCause;
  signedOut?: true;
  changeWaiting?: true;
  statusSince?: Date;
}

/** The ride service alone on a test platform; the fixture publishes the events of the other services. */
export class RideFixture {
  private phones = 10_000_000;

  private constructor(readonly platform: Platform) {}

  /** Rides take no time here: they are checked only where a test sets the bounds. */
  static async open(ride: Partial<RideConfiguration> = {}): Promise<RideFixture> {
    const unjudged = { RIDE_SHORTEST_SECONDS: 0, RIDE_FASTEST_KMH: 0, RIDE_FARE_KMH: 0 };
    const configuration = { ride: { ...unjudged, ...ride } };
    return new RideFixture(await startTestPlatform({ services: [driverStandIn, rideService], configuration }));
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

  /** The service knows the rider once it has settled; `driver` waits for that. */
  async rider(name = 'Rahim Uddin'): Promise<FixtureRider> {
    const rider = person({ role: ROLE.RIDER });
    const phone = await this.introduce(rider, name);
    return { person: rider, phone };
  }

  async driver(state: DriverState = {}): Promise<FixtureDriver> {
    const driver = person({ role: ROLE.DRIVER });
    const vehicleId = newId();
    const phone = await this.introduce(driver, 'Karim Ali');
    const plate = `DHAKA-D-${phone.slice(-6)}`;
    await this.platform.publish(driverEvents.vehicleUpdated, {
      aggregateId: vehicleId,
      payload: {
        vehicle: {
          id: vehicleId,
          ownerId: driver.id,
          vehicleType: 'CNG',
          brand: 'Bajaj',
          model: 'RE 4S',
          vehicleLicense: plate,
          images: ['/api/v1/vehicle/images/one'],
        },
      },
    });
    const registered = { person: driver, driverId: newId(), vehicleId, phone, plate, version: 0 };
    await this.platform.publish(driverEvents.driverRegistered, {
      aggregateId: registered.driverId,
      aggregateVersion: this.next(registered),
      payload: { driver: this.snapshot(registered, state) },
    });
    await this.platform.settled();
    return registered;
  }

  /** Publishes a new status as the driver service does, without waiting for its effects. */
  async publishStatus(driver: FixtureDriver, to: DriverStatus, statusSince = this.platform.clock.now()): Promise<void> {
    const availabilityStatus = to === 'APPROVED' ? 'ONLINE' : 'OFFLINE';
    await this.platform.publish(driverEvents.driverStatusChanged, {
      aggregateId: driver.driverId,
      aggregateVersion: this.next(driver),
      payload: {
        driver: this.snapshot(driver, { status: to, availabilityStatus, statusSince }),
        from: to === 'APPROVED' ? 'SUSPENDED' : 'APPROVED',
        to,
        reason: 'Complaints',
      },
    });
  }

  /** Publishes that a driver went OFFLINE by this cause as the driver service does, without waiting for its effects. */
  async publishOffline(driver: FixtureDriver, cause: AvailabilityCause): Promise<void> {
    const signedOut = cause === 'logged-out' ? { signedOut: true as const } : {};
    const changeWaiting = cause === 'changed' ? { changeWaiting: true as const } : {};
    const state = { availabilityStatus: 'OFFLINE', availabilityCause: cause, ...signedOut, ...changeWaiting } as const;
    await this.platform.publish(driverEvents.availabilityChanged, {
      aggregateId: driver.driverId,
      aggregateVersion: this.next(driver),
      payload: { driver: this.snapshot(driver, state), to: 'OFFLINE', cause },
    });
  }

  /** Publishes another state of a driver, as when nobody is signed in any more. */
  async publishDriver(driver: FixtureDriver, state: DriverState): Promise<void> {
    await this.platform.publish(driverEvents.driverUpdated, {
      aggregateId: driver.driverId,
      aggregateVersion: this.next(driver),
      payload: { driver: this.snapshot(driver, state) },
    });
  }

  /** Publishes that an administrator confirmed another vehicle, and then ONLINE, as the driver service does. */
  async publishConfirmedVehicle(driver: FixtureDriver, vehicle: ConfirmedVehicle, vehicleVersion: number) {
    const about = { aggregateId: driver.driverId };
    const { vehicleId: id, person } = driver;
    const payload = { vehicle: { id, ownerId: person.id, images: [], ...vehicle }, vehicleVersion };
    const waits = this.snapshot(driver, { availabilityStatus: 'OFFLINE', availabilityCause: 'changed' });
    await this.platform.publish(driverEvents.changesConfirmed, {
      ...about,
      aggregateVersion: this.next(driver),
      payload: { ...payload, driver: waits },
    });
    await this.platform.publish(driverEvents.availabilityChanged, {
      ...about,
      aggregateVersion: this.next(driver),
      payload: { driver: this.snapshot(driver, {}), to: 'ONLINE', cause: 'switched' },
    });
  }

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

  /** The driver service tells how far a driver is from the pickup, a second after what it told before. */
  async approach(
    ride: Pick<RideView, '_id' | 'driver'>,
    note: { metres: number; startMetres: number; movingAway: boolean; at?: Date },
  ) {
    this.platform.clock.advance(1_000);
    const at = (note.at ?? this.platform.clock.now()).toISOString();
    const payload = { rideId: ride._id, driverId: ride.driver._id, ...note, at };
    await this.platform.publish(driverEvents.approachNoted, { aggregateId: ride._id, payload });
    await this.platform.settled();
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

  private async introduce(who: Person, name: string): Promise<string> {
    this.phones += 1;
    const phone = `017${this.phones}`;
    const account = { id: who.id, name, email: who.email, role: who.role, verified: true };
    await this.platform.publish(authEvents.userRegistered, { aggregateId: who.id, payload: { account } });
    const profile = { id: who.id, name, phone, image: '' };
    await this.platform.publish(userEvents.profileUpdated, { aggregateId: who.id, payload: { profile } });
    return phone;
  }

  private next(driver: FixtureDriver): number {
    driver.version += 1;
    return driver.version;
  }

  private snapshot(driver: FixtureDriver, { statusSince, ...state }: DriverState) {
    return {
      id: driver.driverId,
      userId: driver.person.id,
      vehicleId: driver.vehicleId,
      status: 'APPROVED' as DriverStatus,
      statusReason: '',
      statusSince: (statusSince ?? new Date('2026-11-01T06:00:00.000Z')).toISOString(),
      availabilityStatus: 'ONLINE' as Availability,
      experience: 7,
      ...state,
    };
  }
}
