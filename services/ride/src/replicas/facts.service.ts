import { Injectable } from '@nestjs/common';
import type { VehicleType } from '@pothik/contracts/driver';
import type { Facts, PersonFacts } from '../rides/ride.views.js';
import type { DriverFacts } from '../rides/rules/request-ride.rules.js';
import { FactsRepository, type FoundFacts } from './facts.repository.js';

/** Whom and what a ride or an incident is about. */
interface Subject {
  riderId: string;
  driverId: string;
  driverUserId: string;
  vehicleId: string;
}

/** A driver who can be booked, and everything the ride will be shown with. */
export interface BookableDriver {
  driver: DriverFacts;
  facts: Facts;
}

/** Answers what is known here of people, drivers and vehicles that other services own. */
@Injectable()
export class FactsService {
  constructor(private readonly facts: FactsRepository) {}

  async drivers(ids: readonly string[]): Promise<ReadonlyMap<string, DriverFacts>> {
    return (await this.facts.find({ driver: ids })).driver;
  }

  /** A driver whose vehicle is known too, so that the ride can be shown, and whose account is not deleted. */
  async bookableDriver(driverId: string, riderId: string): Promise<BookableDriver | undefined> {
    const driver = (await this.drivers([driverId])).get(driverId);
    if (driver === undefined) return undefined;
    const subject = { riderId, driverId, driverUserId: driver.userId, vehicleId: driver.vehicleId };
    const wanted = wantedFor([subject]);
    const found = await this.facts.find({ ...wanted, name: [driver.userId] });
    if (found.name.get(driver.userId)?.deleted || !found.vehicle.has(driver.vehicleId)) return undefined;
    return { driver, facts: await this.withNames(found, wanted.profile) };
  }

  /** The types of vehicles, by id; whichever is not known is missing. */
  async vehicleTypes(ids: readonly string[]): Promise<ReadonlyMap<string, VehicleType>> {
    const { vehicle } = await this.facts.find({ vehicle: ids });
    return new Map([...vehicle].map(([id, { vehicleType }]) => [id, vehicleType]));
  }

  /** Everything needed to show the rides or incidents given. */
  async about(subjects: readonly Subject[]): Promise<Facts> {
    const wanted = wantedFor(subjects);
    return this.withNames(await this.facts.find(wanted), wanted.profile);
  }

  /** A person's profile where there is one; of those without, a moment after they have registered, the name they gave. */
  private async withNames({ profile, driver, vehicle }: FoundFacts, people: readonly string[]): Promise<Facts> {
    const shown = new Map<string, PersonFacts>(profile);
    const unknown = people.filter((id) => !shown.has(id));
    const { name } = unknown.length === 0 ? NOBODY : await this.facts.find({ name: unknown });
    for (const [id, registered] of name) shown.set(id, { name: registered.name, phone: '', image: '' });
    return { people: shown, drivers: driver, vehicles: vehicle };
  }
}

const NOBODY: Pick<FoundFacts, 'name'> = { name: new Map() };

const wantedFor = (subjects: readonly Subject[]) => ({
  driver: subjects.map(({ driverId }) => driverId),
  vehicle: subjects.map(({ vehicleId }) => vehicleId),
  profile: subjects.flatMap(({ riderId, driverUserId }) => [riderId, driverUserId]),
});
