import { Injectable } from '@nestjs/common';
import type { VehicleType } from '@pothik/contracts/driver';
import { BoundedCache } from '@pothik/service-kit';
import { searchedKeys } from '../person-search/index.js';
import { type FoundProjections, ProjectionRepository } from './projection.repository.js';
import {
  blockIdOf,
  type DriverProjection,
  type Pair,
  type PersonProjection,
  type Projections,
} from './projection.types.js';

/** How many people a search finds at most: a name that more have finds the rides of some of them. */
const PEOPLE_FOUND = 200;

/** The people, driver and vehicle of a ride or an incident. */
interface Subject {
  riderId: string;
  driverId: string;
  driverUserId: string;
  vehicleId: string;
  /** Who booked it at the desk. */
  bookedBy?: { personId: string } | undefined;
  /** The drivers asked before this one, whose names are shown. */
  asking?: { asked: readonly { driverId: string; driverUserId: string }[] } | null;
}

/** A driver who can be booked, and the projections that show the ride. */
export interface BookableDriver {
  driver: DriverProjection;
  /** The driver blocks this rider. */
  isBlocking: boolean;
  projections: Projections;
}

/** The person and the vehicle of a driver profile. */
type DrivenBy = Pick<DriverProjection, 'userId' | 'vehicleId'>;

/** So many drivers' people and vehicles are remembered. */
const REMEMBERED = 10_000;

/** Reads the projections of people, drivers and vehicles. */
@Injectable()
export class ProjectionService {
  /** As last read: what is expected is asked for together with the driver, and asked for again if it has changed. */
  private readonly drivenBy = new BoundedCache<DrivenBy>(REMEMBERED);

  constructor(private readonly projections: ProjectionRepository) {}

  async drivers(ids: readonly string[]): Promise<ReadonlyMap<string, DriverProjection>> {
    return (await this.projections.find({ driver: ids })).driver;
  }

  /** These drivers, and those of these pairs whose driver blocks the rider; one query. */
  async driversAndBlocks(ids: readonly string[], pairs: readonly Pair[]) {
    const { driver: drivers, block } = await this.projections.find({ driver: ids, block: pairs.map(blockIdOf) });
    return { drivers, isBlocked: (pair: Pair): boolean => block.get(blockIdOf(pair))?.blocked === true };
  }

  /** A driver with a known vehicle, so that the ride can be shown, and without a deleted account. */
  async bookableDriver(driverId: string, riderId: string): Promise<BookableDriver | undefined> {
    const expected = this.drivenBy.get(driverId);
    const early = expected && (await this.findDriven(driverId, riderId, expected));
    const driver = early ? early.driver : (await this.drivers([driverId])).get(driverId);
    if (driver === undefined) return undefined;
    const { userId, vehicleId } = driver;
    this.drivenBy.set(driverId, { userId, vehicleId });
    const isExpected = userId === expected?.userId && vehicleId === expected.vehicleId;
    const { found, people } = early && isExpected ? early : await this.findDriven(driverId, riderId, driver);
    if (found.name.get(userId)?.deleted || !found.vehicle.has(vehicleId)) return undefined;
    const isBlocking = found.block.get(blockIdOf({ driverId, riderId }))?.blocked === true;
    return { driver, isBlocking, projections: await this.withNames(found, people) };
  }

  /** One query for a driver, for the person and the vehicle that are expected with him, and for a block of this rider. */
  private async findDriven(driverId: string, riderId: string, { userId, vehicleId }: DrivenBy) {
    const wanted = wantedFor([{ riderId, driverId, driverUserId: userId, vehicleId }]);
    const block = [blockIdOf({ driverId, riderId })];
    const found = await this.projections.find({ ...wanted, name: [userId], block });
    return { driver: found.driver.get(driverId), found, people: wanted.profile };
  }

  /** Vehicle types by id; an unknown vehicle is missing. */
  async vehicleTypes(ids: readonly string[]): Promise<ReadonlyMap<string, VehicleType>> {
    const { vehicle } = await this.projections.find({ vehicle: ids });
    return new Map([...vehicle].map(([id, { vehicleType }]) => [id, vehicleType]));
  }

  /** Names of people by id; an unknown person is missing. */
  async namesOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (ids.length === 0) return new Map();
    const { people } = await this.withNames(await this.projections.find({ profile: ids }), ids);
    return new Map([...people].map(([id, { name }]) => [id, name]));
  }

  /** The ids of people who are found by a name, its beginnings or a phone; at most 200. */
  async peopleFoundBy(text: string): Promise<readonly string[]> {
    const keys = searchedKeys(text);
    return keys.length === 0 ? [] : this.projections.peopleWith(keys, PEOPLE_FOUND);
  }

  /** The projections needed to show these rides or incidents. */
  async about(subjects: readonly Subject[]): Promise<Projections> {
    const wanted = wantedFor(subjects);
    return this.withNames(await this.projections.find(wanted), wanted.profile);
  }

  /** Uses the name from the registration for people whose first profile event has not arrived yet. */
  private async withNames(
    { profile, driver, vehicle }: FoundProjections,
    people: readonly string[],
  ): Promise<Projections> {
    const shown = new Map<string, PersonProjection>(profile);
    const unknown = people.filter((id) => !shown.has(id));
    const { name } = unknown.length === 0 ? NOBODY : await this.projections.find({ name: unknown });
    for (const [id, registered] of name) shown.set(id, { name: registered.name, phone: '', image: '' });
    return { people: shown, drivers: driver, vehicles: vehicle };
  }
}

const NOBODY: Pick<FoundProjections, 'name'> = { name: new Map() };

const wantedFor = (subjects: readonly Subject[]) => ({
  // The last one asked is shown while it is nobody's turn.
  driver: subjects.flatMap(({ driverId, asking }) => [
    driverId,
    ...(asking?.asked ?? []).slice(-1).map((last) => last.driverId),
  ]),
  vehicle: subjects.map(({ vehicleId }) => vehicleId),
  profile: subjects.flatMap(({ riderId, driverUserId, bookedBy, asking }) => [
    riderId,
    driverUserId,
    ...(bookedBy ? [bookedBy.personId] : []),
    ...(asking?.asked ?? []).map((turn) => turn.driverUserId),
  ]),
});
