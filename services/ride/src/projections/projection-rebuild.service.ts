import { Injectable } from '@nestjs/common';
import type { authEvents } from '@pothik/contracts/auth';
import type { driverEvents } from '@pothik/contracts/driver';
import type { EventOf } from '@pothik/contracts/platform';
import type { userEvents } from '@pothik/contracts/user';
import type { ProjectionOptions } from '@pothik/service-kit';
import { personKeysOf } from '../person-search/index.js';
import { ProjectionRepository } from './projection.repository.js';
import { blockIdOf } from './projection.types.js';

type DriverSnapshot = EventOf<typeof driverEvents.driverUpdated>['payload']['driver'];
type VehicleSnapshot = EventOf<typeof driverEvents.vehicleUpdated>['payload']['vehicle'];
type RiderBlock = EventOf<typeof driverEvents.riderBlockChanged>['payload'];
type Account = EventOf<typeof authEvents.userRegistered>['payload']['account'];
type Profile = EventOf<typeof userEvents.profileUpdated>['payload']['profile'];

/** Higher than any version of the user service, so later profile events of a deleted person are ignored. */
const LAST_OF_ALL = Number.MAX_SAFE_INTEGER;

/** Stores projections from the events of other services, never an older version over a newer one. */
@Injectable()
export class ProjectionRebuildService {
  constructor(private readonly projections: ProjectionRepository) {}

  async storeDriver({ id, ...driver }: DriverSnapshot, version: number, options?: ProjectionOptions): Promise<void> {
    const { userId, vehicleId, status, availabilityStatus, experience } = driver;
    const { availabilityCause = null, signedOut = false, changeWaiting = false } = driver;
    const statusSince = new Date(driver.statusSince);
    const availability = { availabilityStatus, availabilityCause, signedOut, changeWaiting };
    const projection = { userId, vehicleId, status, statusSince, ...availability, experience };
    await this.projections.store('driver', id, projection, version, options);
  }

  async storeVehicle(snapshot: VehicleSnapshot, version: number, options?: ProjectionOptions): Promise<void> {
    const { id, ownerId: _ownerId, ...vehicle } = snapshot;
    await this.projections.store('vehicle', id, vehicle, version, options);
  }

  /** By the order of the pair's changes, because an erased block begins anew with the first version. */
  async storeBlock({ blocked, order, ...pair }: RiderBlock, options?: ProjectionOptions): Promise<void> {
    await this.projections.store('block', blockIdOf(pair), { blocked }, order, options);
  }

  async storeAccount({ id, name }: Account, version: number, options?: ProjectionOptions): Promise<void> {
    await this.projections.store('name', id, { name }, version, options);
  }

  async storeProfile({ id, ...told }: Profile, version: number, options?: ProjectionOptions): Promise<void> {
    const { name, phone, isPhoneProven = false, image } = told;
    const profile = { name, phone, isPhoneProven, image, searchKeys: personKeysOf({ name, phone }) };
    await this.projections.store('profile', id, profile, version, options);
  }

  /** Empties name, phone and picture, whatever events of that person follow. */
  async deletePerson(id: string, version: number, options?: ProjectionOptions): Promise<void> {
    await this.projections.store('name', id, { name: '', deleted: true }, version, options);
    const nobody = { name: '', phone: '', isPhoneProven: false, image: '', searchKeys: [] };
    await this.projections.store('profile', id, nobody, LAST_OF_ALL, { rebuild: true });
  }
}
