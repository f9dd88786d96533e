import { Injectable } from '@nestjs/common';
import type { VehicleType, VehicleView } from '@pothik/contracts/driver';
import { isAdministrator, pageMeta, riderIdsOf } from '@pothik/contracts/platform';
import { actorOf, type IdempotencyKey, type Person } from '@pothik/service-kit';
import { DriverRepository } from '../drivers/index.js';
import { RideProjectionRepository } from '../projections/index.js';
import { VehicleRepository } from './vehicle.repository.js';
import { registerVehicle } from './vehicle.rules.js';
import { vehicleViewOf } from './vehicle.views.js';

interface VehicleInput {
  vehicleType: VehicleType;
  brand: string;
  model: string;
  vehicleLicense: string;
}

interface ListInput {
  page: number;
  limit: number;
  sort: string;
  searchTerm?: string | undefined;
  vehicleType?: VehicleType | undefined;
  /** A driver profile. */
  driver?: string | undefined;
}

@Injectable()
export class VehicleService {
  constructor(
    private readonly vehicles: VehicleRepository,
    private readonly drivers: DriverRepository,
    private readonly rides: RideProjectionRepository,
  ) {}

  async register(person: Person, form: VehicleInput, command: IdempotencyKey | undefined): Promise<VehicleView> {
    const fields = registerVehicle(form, await this.rides.hasOpenRide(riderIdsOf(person)));
    const vehicle = await this.vehicles.create({ ownerId: person.id, ...fields }, { actor: actorOf(person), command });
    return vehicleViewOf(vehicle, null);
  }

  /** Administrators see all, everybody else their own; filters only narrow that. */
  async list(reader: Person, { driver, ...query }: ListInput) {
    const ownerId = isAdministrator(reader.role) ? undefined : reader.id;
    const id = driver === undefined ? undefined : (await this.drivers.find(driver))?.vehicleId.toString();
    if (driver !== undefined && id === undefined) return { data: [], meta: pageMeta(query.page, query.limit, 0) };
    const { rows: items, total } = await this.vehicles.list(query, { ownerId, id });
    const drivers = await this.drivers.driversOfVehicles(items.map(({ _id }) => _id.toString()));
    return {
      data: items.map((vehicle) => vehicleViewOf(vehicle, drivers.get(vehicle._id.toString()) ?? null)),
      meta: pageMeta(query.page, query.limit, total),
    };
  }
}
