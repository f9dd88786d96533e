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
import type { RideView } from '@pothik/contracts/ride';
import { userEvents } from '@pothik/contracts/user';
import type { Person } from '@pothik/service-kit';
import { person, type startTestPlatform } from '@pothik/service-kit/testing';

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

/** Publishes what the other services would: people, drivers, vehicles, and how drivers come. */
export class OtherServices {
  private phones = 10_000_000;

  protected constructor(readonly platform: Platform) {}

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
