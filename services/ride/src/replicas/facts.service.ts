import { Injectable } from '@nestjs/common';
import type { VehicleType } from '@pothik/contracts/driver';
import type { Facts } from '../rides/ride.views.js';
import type { DriverFacts } from '../rides/rules/request-ride.rules.js';
import { DriverFactsRepository } from './driver-facts.repository.js';
import { PersonFactsRepository } from './person-facts.repository.js';
import { VehicleFactsRepository } from './vehicle-facts.repository.js';

/** Whom and what a ride or an incident is about. */
interface Subject {
  riderId: string;
  driverId: string;
  driverUserId: string;
  vehicleId: string;
}

/** Answers what is known here of people, drivers and vehicles that other services own. */
@Injectable()
export class FactsService {
  constructor(
    private readonly driverFacts: DriverFactsRepository,
    private readonly vehicleFacts: VehicleFactsRepository,
    private readonly personFacts: PersonFactsRepository,
  ) {}

  async driver(id: string): Promise<DriverFacts | undefined> {
    return (await this.driverFacts.byId([id])).get(id);
  }

  async drivers(ids: readonly string[]): Promise<ReadonlyMap<string, DriverFacts>> {
    return this.driverFacts.byId(ids);
  }

  /** A driver whose vehicle is known too, so that the ride can be shown, and whose account is not deleted. */
  async bookableDriver(id: string): Promise<DriverFacts | undefined> {
    const driver = await this.driver(id);
    if (driver === undefined || (await this.personFacts.isDeleted(driver.userId))) return undefined;
    const vehicles = await this.vehicleFacts.byId([driver.vehicleId]);
    return vehicles.size === 0 ? undefined : driver;
  }

  /** The types of vehicles, by id; whichever is not known is missing. */
  async vehicleTypes(ids: readonly string[]): Promise<ReadonlyMap<string, VehicleType>> {
    const vehicles = await this.vehicleFacts.byId(ids);
    return new Map([...vehicles].map(([id, { vehicleType }]) => [id, vehicleType]));
  }

  /** Everything needed to show the rides or incidents given. */
  async about(subjects: readonly Subject[]): Promise<Facts> {
    const [people, drivers, vehicles] = await Promise.all([
      this.personFacts.byId(subjects.flatMap(({ riderId, driverUserId }) => [riderId, driverUserId])),
      this.driverFacts.byId(subjects.map(({ driverId }) => driverId)),
      this.vehicleFacts.byId(subjects.map(({ vehicleId }) => vehicleId)),
    ]);
    return { people, drivers, vehicles };
  }
}
