import { Injectable } from '@nestjs/common';
import type { LookAlike } from '@pothik/contracts/driver';
import { type Driver, DriverRepository } from '../drivers/index.js';
import { PersonProjectionRepository } from '../projections/index.js';
import { plateLikeness, type StoredVehicle, VehicleRepository } from '../vehicles/index.js';

/** How many an administrator is shown: more say no more. */
const SHOWN = 10;

type Plated = Driver & { vehicle: StoredVehicle };

const likenessesOf = ({ vehicle, waiting }: Plated): string[] =>
  [vehicle.vehicleLicense, waiting?.vehicleLicense ?? ''].map(plateLikeness).filter(Boolean);

/** Whose plates read like another's, for administrators who approve or confirm. */
@Injectable()
export class LookAlikeService {
  constructor(
    private readonly vehicles: VehicleRepository,
    private readonly drivers: DriverRepository,
    private readonly people: PersonProjectionRepository,
  ) {}

  /** For each driver, in the same order, the others whose plates read like their present or waiting one. */
  async of(drivers: readonly Plated[]): Promise<LookAlike[][]> {
    const vehicles = await this.vehicles.readingLike([...new Set(drivers.flatMap(likenessesOf))]);
    const others = await this.drivers.ofVehicles(vehicles.map(({ _id }) => _id));
    const names = await this.people.namesOf(others.map(({ userId }) => userId.toString()));
    const driverOf = new Map(others.map((other) => [other.vehicleId.toString(), other]));
    return drivers.map((driver) => {
      const likenesses = likenessesOf(driver);
      const alike = vehicles.flatMap(({ _id, vehicleLicense, plateLikeness: likeness = '' }) => {
        const other = driverOf.get(_id.toString());
        if (other === undefined || !likenesses.includes(likeness) || other._id.toString() === driver._id.toString())
          return [];
        const name = names.get(other.userId.toString()) ?? '';
        return { driver: other._id.toString(), name, plate: vehicleLicense, status: other.status };
      });
      return alike.slice(0, SHOWN);
    });
  }
}
