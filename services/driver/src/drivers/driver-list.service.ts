import { Injectable } from '@nestjs/common';
import { DomainError } from '@pothik/contracts/catalogue';
import { type DriverView, FREE_DRIVERS_LIMIT, type FreeDriverCard } from '@pothik/contracts/driver';
import { isAdministrator, pageMeta } from '@pothik/contracts/platform';
import type { Person } from '@pothik/service-kit';
import { RideFactsRepository } from '../replicas/ride-facts.repository.js';
import { driverViewOf, freeDriverCardOf } from './driver.views.js';
import { type DriverListQuery, DriverListRepository } from './driver-list.repository.js';
import { type FreeDriverQuery, FreeDriverRepository } from './free-driver.repository.js';

/** Reads drivers; each reader sees what they may. */
@Injectable()
export class DriverListService {
  constructor(
    private readonly drivers: DriverListRepository,
    private readonly free: FreeDriverRepository,
    private readonly rides: RideFactsRepository,
  ) {}

  /** Administrators see all, everybody else their own profile; filters only narrow that. */
  async list(reader: Person, query: DriverListQuery) {
    const { items, total } = await this.drivers.list(query, isAdministrator(reader.role) ? undefined : reader.id);
    const engaged = new Set(await this.rides.engagedDrivers(items.map(({ _id }) => _id.toString())));
    return {
      data: items.map((driver) => driverViewOf(driver, engaged.has(driver._id.toString()))),
      meta: pageMeta(query.page, query.limit, total),
    };
  }

  /** APPROVED, ONLINE and on no ride; longest free first. */
  async listFree(query: FreeDriverQuery) {
    const ids = await this.free.list(query, await this.rides.engagedDrivers());
    const drivers = await this.drivers.listOf(ids.slice(0, FREE_DRIVERS_LIMIT));
    return { data: drivers.map(freeDriverCardOf), meta: pageMeta(1, FREE_DRIVERS_LIMIT, ids.length) };
  }

  /** All fields for the driver and for administrators, the card for others. */
  async show(reader: Person, id: string): Promise<DriverView | FreeDriverCard> {
    const driver = await this.drivers.find(id);
    if (driver === undefined) throw new DomainError('driver/not-found');
    const all = isAdministrator(reader.role) || driver.userId.toString() === reader.id;
    return all ? driverViewOf(driver, await this.rides.isEngaged(id)) : freeDriverCardOf(driver);
  }

  /** A driver as it stands after a change. */
  async view(id: string): Promise<DriverView> {
    const driver = await this.drivers.find(id);
    if (driver === undefined) throw new DomainError('driver/not-found');
    return driverViewOf(driver, await this.rides.isEngaged(id));
  }
}
