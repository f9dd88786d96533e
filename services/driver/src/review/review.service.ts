import { Injectable } from '@nestjs/common';
import { type Driver, DriverRepository } from '../drivers/index.js';
import { type StoredVehicle, VehicleRepository } from '../vehicles/index.js';
import { LookAlikeService } from './look-alike.service.js';
import { type Review, seenNumbersOf, waitingChanges } from './review.rules.js';

type Reviewed = Driver & { vehicle: StoredVehicle };

@Injectable()
export class ReviewService {
  constructor(
    private readonly drivers: DriverRepository,
    private readonly vehicles: VehicleRepository,
    private readonly lookAlikes: LookAlikeService,
  ) {}

  /** One review for each driver, in the same order. A plate may be shared (two shifts, one CNG); administrators see with whom. */
  async reviewsOf(drivers: readonly Reviewed[]): Promise<Review[]> {
    const keys = drivers.flatMap(({ vehicle }) => vehicle.plateKey ?? []);
    const alike = await this.vehicles.withPlates(keys);
    const driverOf = await this.drivers.driversOfVehicles(alike.map(({ _id }) => _id.toString()));
    const lookAlikes = await this.lookAlikes.of(drivers);
    return drivers.map((driver, at) => ({
      seen: seenNumbersOf(driver, driver.vehicle),
      changedSinceApproval: waitingChanges(driver, driver.vehicle),
      plateSharedWith: alike
        .filter(({ plateKey }) => plateKey === driver.vehicle.plateKey)
        .flatMap(({ _id }) => driverOf.get(_id.toString()) ?? [])
        .filter((id) => id !== driver._id.toString()),
      plateLooksLike: lookAlikes[at] ?? [],
    }));
  }

  /** The ids of drivers marked ‘Changed since approval’. Reads only drivers with stored changes. */
  async changedDrivers(): Promise<string[]> {
    const vehicles = await this.vehicles.withChanges();
    const drivers = await this.drivers.withChanges(vehicles.map(({ _id }) => _id));
    const vehicleOf = new Map(vehicles.map((vehicle) => [vehicle._id.toString(), vehicle]));
    return drivers
      .filter((driver) => waitingChanges(driver, vehicleOf.get(driver.vehicleId.toString()) ?? {}) !== null)
      .map(({ _id }) => _id.toString());
  }
}
