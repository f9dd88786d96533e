import { Injectable } from '@nestjs/common';
import type { authEvents } from '@pothik/contracts/auth';
import type { driverEvents } from '@pothik/contracts/driver';
import type { EventOf } from '@pothik/contracts/platform';
import type { userEvents } from '@pothik/contracts/user';
import type { ProjectionOptions } from '@pothik/service-kit';
import { ProjectionRepository } from './projection.repository.js';

type DriverSnapshot = EventOf<typeof driverEvents.driverUpdated>['payload']['driver'];
type VehicleSnapshot = EventOf<typeof driverEvents.vehicleUpdated>['payload']['vehicle'];
type Account = EventOf<typeof authEvents.userRegistered>['payload']['account'];
type Profile = EventOf<typeof userEvents.profileUpdated>['payload']['profile'];

/** Nothing that user still tells of a deleted person is newer. */
const LAST_OF_ALL = Number.MAX_SAFE_INTEGER;

/** Keeps what other services tell; a projection never goes back to an older version of an aggregate. */
@Injectable()
export class ProjectionRebuildService {
  constructor(private readonly projections: ProjectionRepository) {}

  async keepDriver({ id, ...driver }: DriverSnapshot, version: number, options?: ProjectionOptions): Promise<void> {
    const { userId, vehicleId, status, availabilityStatus, experience } = driver;
    const statusSince = new Date(driver.statusSince);
    const projections = { userId, vehicleId, status, statusSince, availabilityStatus, experience };
    await this.projections.keep('driver', id, projections, version, options);
  }

  async keepVehicle(snapshot: VehicleSnapshot, version: number, options?: ProjectionOptions): Promise<void> {
    const { id, ownerId: _ownerId, ...vehicle } = snapshot;
    await this.projections.keep('vehicle', id, vehicle, version, options);
  }

  async keepAccount({ id, name }: Account, version: number): Promise<void> {
    await this.projections.keep('name', id, { name }, version);
  }

  async keepProfile({ id, name, phone, image }: Profile, version: number): Promise<void> {
    await this.projections.keep('profile', id, { name, phone, image }, version);
  }

  /** A deleted person has neither name, phone nor picture, whatever is told of them later. */
  async deletePerson(id: string, version: number): Promise<void> {
    await this.projections.keep('name', id, { name: '', deleted: true }, version);
    await this.projections.keep('profile', id, { name: '', phone: '', image: '' }, LAST_OF_ALL);
  }
}
