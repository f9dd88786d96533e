import type { Point } from '@pothik/contracts/platform';
import type { Clock } from '../clock/clock.js';
import { Nearby, type NearbyOne, type NearbyQuestion, PLACE_TTL_MS } from './nearby.js';
import { PlacesOfKind, type Told } from './places-of-kind.js';

const TOLD_BETWEEN_TIDYING = 10_000;

/** The places that one process was told, in its memory. Their age follows the clock. */
export class MemoryNearby extends Nearby {
  private readonly kinds = new Map<string, PlacesOfKind>();
  private readonly ttlMs: number;
  private told = 0;

  constructor(
    private readonly clock: Clock,
    /** A place that was told longer ago is forgotten; default 60 s. */
    { ttlMs = PLACE_TTL_MS }: { ttlMs?: number } = {},
  ) {
    super();
    this.ttlMs = ttlMs;
  }

  async tell(kind: string, id: string, point: Point, at: Date): Promise<void> {
    const places = this.kinds.get(kind) ?? new PlacesOfKind();
    this.kinds.set(kind, places);
    const known = places.get(id);
    if (known !== undefined && known.at > at) return;
    places.set({ id, point, at });
    this.told += 1;
    if (this.told % TOLD_BETWEEN_TIDYING === 0) this.tidy();
  }

  async forget(kind: string, id: string): Promise<void> {
    this.kinds.get(kind)?.delete(id);
  }

  async nearest(kind: string, point: Point, question: NearbyQuestion): Promise<NearbyOne[]> {
    return this.kinds.get(kind)?.nearest(point, question, this.tooOld()) ?? [];
  }

  async placeOf(kind: string, id: string): Promise<Told | undefined> {
    const known = this.kinds.get(kind)?.get(id);
    return known !== undefined && known.at.getTime() > this.tooOld() ? known : undefined;
  }

  async all(kind: string, limit: number): Promise<Told[]> {
    return this.kinds.get(kind)?.latest(limit, this.tooOld()) ?? [];
  }

  async ping(): Promise<void> {
    // Memory is always available.
  }

  async close(): Promise<void> {
    this.kinds.clear();
  }

  private tidy(): void {
    for (const places of this.kinds.values()) places.deleteUntil(this.tooOld());
  }

  private tooOld(): number {
    return this.clock.now().getTime() - this.ttlMs;
  }
}
