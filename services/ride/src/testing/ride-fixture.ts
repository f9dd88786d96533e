import { randomBytes } from 'node:crypto';
import { authEvents } from '@pothik/contracts/auth';
import { type Availability, type DriverStatus, driverEvents } from '@pothik/contracts/driver';
import { ROLE } from '@pothik/contracts/platform';
import { type RideStatus, type RideView, rideHttp } from '@pothik/contracts/ride';
import { userEvents } from '@pothik/contracts/user';
import { type Person, Sweeper } from '@pothik/service-kit';
import { person, startTestPlatform } from '@pothik/service-kit/testing';
import { rideService } from '../index.js';
import { RideDeadlines } from '../rides/ride.deadlines.js';
import { WRITTEN } from '../rides/rules/sample-ride.js';

export type Platform = Awaited<ReturnType<typeof startTestPlatform>>;

export const newId = (): string => randomBytes(12).toString('hex');

/** A driver on the fixture: the person, the profile and the vehicle. `version` numbers the profile's events. */
export interface StageDriver {
  person: Person;
  driverId: string;
  vehicleId: string;
  phone: string;
  plate: string;
  version: number;
}

export interface StageRider {
  person: Person;
  phone: string;
}

interface DriverState {
  status?: DriverStatus;
  availabilityStatus?: Availability;
  statusSince?: Date;
}

/** Ride's service alone on a test platform; what other services would tell is published as they would. */
export class RideFixture {
  private phones = 10_000_000;

  private constructor(readonly platform: Platform) {}

  static async open(): Promise<RideFixture> {
    return new RideFixture(await startTestPlatform({ services: [rideService] }));
  }

  close(): Promise<void> {
    return this.platform.close();
  }

  /** From now on sweeps run only when the test says so. */
  async stopSweeps(): Promise<this> {
    await this.platform.service('ride').app.get(Sweeper, { strict: false }).onModuleDestroy();
    return this;
  }

  readonly administrator = person({ role: ROLE.ADMIN });

  /** Known to the service once it has settled, which a driver who comes next waits for. */
  async rider(name = 'Rahim Uddin'): Promise<StageRider> {
    const rider = person({ role: ROLE.RIDER });
    const phone = await this.introduce(rider, name);
    return { person: rider, phone };
  }

  async driver(state: DriverState = {}): Promise<StageDriver> {
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

  /** The driver service tells of a new status; nothing is awaited but the telling. */
  async tellStatus(driver: StageDriver, to: DriverStatus, statusSince = this.platform.clock.now()): Promise<void> {
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

  call: Platform['call'] = (endpoint, input, options) => this.platform.call(endpoint, input, options);

  book(rider: StageRider, driver: StageDriver, idempotencyKey?: string) {
    const input = { ...WRITTEN, driver: driver.driverId };
    return this.call(rideHttp.book, input, { as: rider.person, ...(idempotencyKey ? { idempotencyKey } : {}) });
  }

  async booked(rider: StageRider, driver: StageDriver): Promise<RideView> {
    return dataOf<RideView>(await this.book(rider, driver), 201);
  }

  setStatus(ride: { _id: string }, as: Person, rideStatus: RideStatus, reason?: string, idempotencyKey?: string) {
    const input = { rideId: ride._id, rideStatus, ...(reason === undefined ? {} : { reason }) };
    return this.call(rideHttp.updateStatus, input, { as, ...(idempotencyKey ? { idempotencyKey } : {}) });
  }

  async accepted(rider: StageRider, driver: StageDriver): Promise<RideView> {
    const ride = await this.booked(rider, driver);
    return dataOf<RideView>(await this.setStatus(ride, driver.person, 'ACCEPTED'));
  }

  fare(ride: { _id: string }, driver: StageDriver, fare: number) {
    return this.call(rideHttp.setFare, { rideId: ride._id, fare }, { as: driver.person });
  }

  verify(ride: { _id: string }, driver: StageDriver, otp: string) {
    return this.call(rideHttp.verifyCode, { rideId: ride._id, otp }, { as: driver.person });
  }

  deadlines(): RideDeadlines {
    return this.platform.service('ride').app.get(RideDeadlines, { strict: false });
  }

  async see(ride: { _id: string }, as: Person): Promise<RideView> {
    return dataOf<RideView>(await this.call(rideHttp.getRide, { rideId: ride._id }, { as }));
  }

  /** A ride under way: PICKED UP by the rider's own code. */
  async pickedUp(rider: StageRider, driver: StageDriver, fare = 220): Promise<RideView> {
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

  private next(driver: StageDriver): number {
    driver.version += 1;
    return driver.version;
  }

  private snapshot(driver: StageDriver, { statusSince, ...state }: DriverState) {
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

/** An answer of the platform's door. */
export interface Answer {
  status: number;
  body: unknown;
}

/** `data` of an answer that must have succeeded. */
export function dataOf<T>(answer: Answer, status = 200): T {
  expect({ status: answer.status, body: answer.body }).toMatchObject({ status, body: { success: true } });
  return (answer.body as { data: T }).data;
}

/** `409 ride/driver-busy`, or `200`. */
export const outcomeOf = ({ status, body }: Answer): string =>
  [status, (body as { code?: string } | undefined)?.code].filter((part) => part !== undefined).join(' ');
