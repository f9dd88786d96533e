import { Injectable } from '@nestjs/common';
import { POSITION, VEHICLE_TYPE, type VehicleType } from '@pothik/contracts/driver';
import type { Point } from '@pothik/contracts/platform';
import { isEngineUnavailable } from '@pothik/engines';
import { Nearby, type NearbyOne, type PlaceKind, type PlaceOfOne } from '@pothik/engines/places';
import { cellCentre } from './cell.rules.js';
import type { ToldPosition } from './position.rules.js';

/** Of one vehicle type, far more than are shown: at a rush hour most of the nearest are on a ride. */
const ASKED_NEAREST = 500;
/** Of one vehicle type, among whom those without a place are told apart. */
const EVERYBODY = 10_000;

const exact = (vehicleType: VehicleType): PlaceKind => ({ name: vehicleType, ttlMs: POSITION.exactMs });
const cells = (vehicleType: VehicleType): PlaceKind => ({ name: `${vehicleType}:cells`, ttlMs: POSITION.cellMs });

/** The exact place of the last minute, and the cell of the last five. */
export interface KnownPlace {
  place: PlaceOfOne | undefined;
  cell: ToldPosition | undefined;
}

/**
 * Where drivers are, by vehicle type: the exact place for the rider of their ride and administrators, the centre of their cell for
 * all who look for a free one.
 */
@Injectable()
export class DriverPlaces {
  constructor(private readonly nearby: Nearby) {}

  /** `known`: what was known before. The cell is not renewed within a minute: who watches it cannot follow a drive. */
  async tell(
    vehicleType: VehicleType,
    id: string,
    { point, at }: Omit<PlaceOfOne, 'id'>,
    { cell }: KnownPlace,
  ): Promise<void> {
    const isDue = cell === undefined || at.getTime() - cell.at.getTime() >= POSITION.cellEveryMs;
    await Promise.all([
      this.nearby.tell(exact(vehicleType), id, point, at),
      isDue && this.nearby.tell(cells(vehicleType), id, cellCentre(point, POSITION.cellMetres), at),
    ]);
  }

  async forget(vehicleType: VehicleType, id: string): Promise<void> {
    await Promise.all([this.nearby.forget(exact(vehicleType), id), this.nearby.forget(cells(vehicleType), id)]);
  }

  /** @throws EngineUnavailable */
  placeOf(vehicleType: VehicleType, id: string): Promise<PlaceOfOne | undefined> {
    return this.nearby.placeOf(exact(vehicleType), id);
  }

  /** @throws EngineUnavailable */
  async known(vehicleType: VehicleType, id: string): Promise<KnownPlace> {
    const [place, cell] = await Promise.all([
      this.placeOf(vehicleType, id),
      this.nearby.placeOf(cells(vehicleType), id),
    ]);
    return { place, cell: cell && { ...cell, accuracy: POSITION.cellMetres } };
  }

  /** The drivers near a pickup by the centres of their cells, the nearest first; none while nobody knows where they are. */
  async near(
    pickup: Point,
    vehicleType: VehicleType | undefined,
    withinMetres: number = POSITION.nearMetres,
  ): Promise<NearbyOne[]> {
    const types = vehicleType === undefined ? Object.values(VEHICLE_TYPE) : [vehicleType];
    const question = { withinMetres, limit: ASKED_NEAREST };
    const found = await this.unlessAway((type) => this.nearby.nearest(cells(type), pickup, question), types);
    return found.sort((left, right) => left.metres - right.metres);
  }

  /** The same of each vehicle type. */
  async nearByType(pickup: Point, withinMetres: number): Promise<Map<VehicleType, NearbyOne[]>> {
    const types = Object.values(VEHICLE_TYPE);
    const found = await Promise.all(types.map((type) => this.near(pickup, type, withinMetres)));
    return new Map(types.map((type, at) => [type, found[at] ?? []]));
  }

  /** Those of these drivers whose cell is not known; all of them while the store does not answer. */
  async withoutCell(vehicleType: VehicleType, ids: readonly string[]): Promise<string[]> {
    if (ids.length === 0) return [];
    const known = await this.unlessAway((type) => this.nearby.all(cells(type), EVERYBODY), [vehicleType]);
    const placed = new Set(known.map(({ id }) => id));
    return ids.filter((id) => !placed.has(id));
  }

  /** Everybody whose exact place is known, at most so many of each vehicle type; nobody while the store does not answer. */
  all(limit: number): Promise<PlaceOfOne[]> {
    return this.unlessAway((type) => this.nearby.all(exact(type), limit), Object.values(VEHICLE_TYPE));
  }

  private async unlessAway<Found>(
    ask: (vehicleType: VehicleType) => Promise<Found[]>,
    types: readonly VehicleType[],
  ): Promise<Found[]> {
    try {
      return (await Promise.all(types.map(ask))).flat();
    } catch (error) {
      if (isEngineUnavailable(error)) return [];
      throw error;
    }
  }
}
