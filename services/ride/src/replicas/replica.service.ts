import { Injectable } from '@nestjs/common';
import type { authEvents } from '@pothik/contracts/auth';
import type { driverEvents } from '@pothik/contracts/driver';
import type { EventOf } from '@pothik/contracts/platform';
import type { userEvents } from '@pothik/contracts/user';
import { DriverFactsRepository } from './driver-facts.repository.js';
import { PersonFactsRepository } from './person-facts.repository.js';
import { VehicleFactsRepository } from './vehicle-facts.repository.js';

type DriverSnapshot = EventOf<typeof driverEvents.driverUpdated>['payload']['driver'];
type VehicleSnapshot = EventOf<typeof driverEvents.vehicleUpdated>['payload']['vehicle'];
type Account = EventOf<typeof authEvents.userRegistered>['payload']['account'];
type Profile = EventOf<typeof userEvents.profileUpdated>['payload']['profile'];

/** Keeps what other services tell; a replica never goes back to an older version of an aggregate. */
@Injectable()
export class ReplicaService {
  constructor(
    private readonly drivers: DriverFactsRepository,
    private readonly vehicles: VehicleFactsRepository,
    private readonly people: PersonFactsRepository,
  ) {}

  async keepDriver({ id, ...driver }: DriverSnapshot, version: number): Promise<void> {
    const { userId, vehicleId, status, availabilityStatus, experience } = driver;
    const statusSince = new Date(driver.statusSince);
    await this.drivers.keep({ id, userId, vehicleId, status, statusSince, availabilityStatus, experience }, version);
  }

  async keepVehicle({ id, ownerId: _ownerId, ...vehicle }: VehicleSnapshot, version: number): Promise<void> {
    await this.vehicles.keep(id, vehicle, version);
  }

  async keepAccount({ id, name }: Account, version: number): Promise<void> {
    await this.people.keepName(id, name, version);
  }

  async keepProfile({ id, name, phone, image }: Profile, version: number): Promise<void> {
    await this.people.keepProfile(id, { name, phone, image }, version);
  }
}
