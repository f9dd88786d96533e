import type { Point } from '@pothik/contracts/platform';
import type { Clock } from '../clock/clock.js';
import { Nearby, type NearbyOne, type NearbyQuestion, type PlaceKind } from './nearby.js';
import { PlacesOfKind, type Told } from './places-of-kind.js';

const TOLD_BETWEEN_TIDYING = 10_000;

/** The places that one process was told, in its memory. Their age follows the clock. */
export class MemoryNearby extends Nearby {
  private readonly kinds = new Map<string, { places: PlacesOfKind; kind: PlaceKind }>();
  private told = 0;

  constructor(private readonly clock: Clock) {
    super();
  }

  async tell(kind: PlaceKind, id: string, point: Point, at: Date): Promise<void> {
    const places = this.placesOf(kind) ?? new PlacesOfKind();
    this.kinds.set(kind.name, { places, kind });
    const known = places.get(id);
    if (known !== undefined && known.at > at) return;
    places.set({ id, point, at });
    this.told += 1;
    if (this.told % TOLD_BETWEEN_TIDYING === 0) this.tidy();
  }

  async forget(kind: PlaceKind, id: string): Promise<void> {
    this.placesOf(kind)?.delete(id);
  }

  async nearest(kind: PlaceKind, point: Point, question: NearbyQuestion): Promise<NearbyOne[]> {
    return this.placesOf(kind)?.nearest(point, question, this.tooOld(kind)) ?? [];
  }

  async placeOf(kind: PlaceKind, id: string): Promise<Told | undefined> {
    const known = this.placesOf(kind)?.get(id);
    return known !== undefined && known.at.getTime() > this.tooOld(kind) ? known : undefined;
  }

  async all(kind: PlaceKind, limit: number): Promise<Told[]> {
    return this.placesOf(kind)?.latest(limit, this.tooOld(kind)) ?? [];
  }

  async ping(): Promise<void> {
    // Memory is always available.
  }

  async close(): Promise<void> {
    this.kinds.clear();
  }

  private placesOf({ name }: PlaceKind): PlacesOfKind | undefined {
    return this.kinds.get(name)?.places;
  }

  private tidy(): void {
    for (const { places, kind } of this.kinds.values()) places.deleteUntil(this.tooOld(kind));
  }

  private tooOld({ ttlMs }: PlaceKind): number {
    return this.clock.now().getTime() - ttlMs;
  }
}
