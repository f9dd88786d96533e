import { randomBytes } from 'node:crypto';
import { authEvents } from '@pothik/contracts/auth';
import {
  type DriverView,
  driverHttp,
  type ReasonKind,
  type SeenNumbers,
  type VehicleType,
  type VehicleView,
} from '@pothik/contracts/driver';
import type { EventDefinition, Success } from '@pothik/contracts/platform';
import { userEvents } from '@pothik/contracts/user';
import type { Person } from '@pothik/service-kit';
import { person, startTestPlatform } from '@pothik/service-kit/testing';
import { driverService } from '../index.js';
import { rideStandIn } from './ride-stand-in.js';

/** What the driver service needs besides the engines. */
export const SETTINGS = { FORMER_PROFILES_KEY: 'a-key-of-former-profiles-that-only-tests-use' };

export type Platform = Awaited<ReturnType<typeof startTestPlatform>>;

export const anId = (): string => randomBytes(12).toString('hex');

export const dataOf = <T>(reply: { body: unknown }): T => (reply.body as Success<T>).data;
export const codeOf = (reply: { body: unknown }): string => (reply.body as { code: string }).code;

/** The driver service on a test platform, and people who call it. */
export class DriverFixture {
  readonly administrator = person({ role: 'ADMIN' });

  private constructor(readonly platform: Platform) {}

  static async start(driver: Record<string, string> = {}): Promise<DriverFixture> {
    const services = [rideStandIn, driverService];
    return new DriverFixture(
      await startTestPlatform({ services, configuration: { driver: { ...SETTINGS, ...driver } } }),
    );
  }

  close(): Promise<void> {
    return this.platform.close();
  }

  /** The published events of one type and aggregate, oldest first. */
  async published<D extends EventDefinition>(definition: D, aggregateId: string) {
    await this.platform.settled();
    return (await this.platform.published(definition)).filter((event) => event.aggregateId === aggregateId);
  }

  /** A person whose registration and profile are published. */
  async newcomer(name = 'Karim Mia'): Promise<Person> {
    const somebody = person({ role: 'RIDER' });
    const { id, email } = somebody;
    const account = { id, name, email, role: 'RIDER' as const, verified: true };
    await this.platform.publish(authEvents.userRegistered, { aggregateId: id, payload: { account } });
    const profile = { id, name, phone: '01712345678', image: `/api/v1/user/images/${id}.webp` };
    await this.platform.publish(userEvents.profileUpdated, { aggregateId: id, payload: { profile } });
    await this.platform.settled();
    return somebody;
  }

  async vehicleOf(
    owner: Person,
    vehicleType: VehicleType = 'CAR',
    vehicleLicense = 'DHAKA-11-2233',
  ): Promise<VehicleView> {
    const form = { brand: 'Toyota', model: 'Axio', vehicleType, vehicleLicense };
    return dataOf(await this.platform.call(driverHttp.registerVehicle, form, { as: owner }));
  }

  registrationOf(owner: Person, vehicle: { _id: string }, licenseNumber = `DK-${anId()}`) {
    return { user: owner.id, vehicle: vehicle._id, licenseNumber, experience: 7 };
  }

  /** A person with vehicle and profile, PENDING and OFFLINE. */
  async registered({ name, vehicleType, plate }: { name?: string; vehicleType?: VehicleType; plate?: string } = {}) {
    const owner = await this.newcomer(name);
    const vehicle = await this.vehicleOf(owner, vehicleType, plate);
    const form = this.registrationOf(owner, vehicle);
    const driver = dataOf<DriverView>(await this.platform.call(driverHttp.registerDriver, form, { as: owner }));
    return { owner: { ...owner, role: 'DRIVER' as const }, driver, vehicle };
  }

  async setStatus(id: string, status: 'APPROVED' | 'SUSPENDED', reason?: string, reasonKind?: ReasonKind) {
    const input = { id, status, ...(reason === undefined ? {} : { reason }), ...(reasonKind ? { reasonKind } : {}) };
    return this.platform.call(driverHttp.updateStatus, input, { as: this.administrator });
  }

  /** Approved by an administrator who has seen the driver as these numbers say. */
  approvedAsSeen(id: string, seen: SeenNumbers) {
    return this.platform.call(driverHttp.updateStatus, { id, status: 'APPROVED', seen }, { as: this.administrator });
  }

  switched(driver: { owner: Person; driver: { _id: string } }, availabilityStatus: 'ONLINE' | 'OFFLINE') {
    return this.platform.call(driverHttp.update, { id: driver.driver._id, availabilityStatus }, { as: driver.owner });
  }

  /** A driver whom riders can find. */
  async onDuty(who: { name?: string; vehicleType?: VehicleType; plate?: string } = {}) {
    const registered = await this.registered(who);
    await this.setStatus(registered.driver._id, 'APPROVED');
    await this.switched(registered, 'ONLINE');
    return registered;
  }

  async show(id: string): Promise<DriverView> {
    return dataOf(await this.platform.call(driverHttp.getDriver, { id }, { as: this.administrator }));
  }

  /** The ids of the free drivers, as a rider reads them. */
  async freeIds(query: { searchTerm?: string; vehicleType?: VehicleType } = {}): Promise<string[]> {
    const reply = await this.platform.call(driverHttp.freeDrivers, query, { as: person({ role: 'RIDER' }) });
    return dataOf<{ data: { _id: string }[] }>(reply).data.map(({ _id }) => _id);
  }
}
