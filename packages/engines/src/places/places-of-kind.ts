import type { Point } from '@pothik/contracts/platform';
import { straightMetres } from '@pothik/contracts/platform';
import { cellOf, nearestOfRing, numberOf, ringOf } from './grid.rules.js';
import type { NearbyOne, NearbyQuestion, PlaceOfOne } from './nearby.js';

export type Told = PlaceOfOne;

/** The places of everybody of one kind, by id and by cell. */
export class PlacesOfKind {
  private readonly places = new Map<string, Told>();
  private readonly cells = new Map<number, Set<Told>>();

  get(id: string): Told | undefined {
    return this.places.get(id);
  }

  set(told: Told): void {
    this.delete(told.id);
    this.places.set(told.id, told);
    const cell = numberOf(cellOf(told.point));
    const members = this.cells.get(cell) ?? new Set();
    this.cells.set(cell, members.add(told));
  }

  delete(id: string): void {
    const told = this.places.get(id);
    if (told === undefined) return;
    this.places.delete(id);
    const cell = numberOf(cellOf(told.point));
    const members = this.cells.get(cell);
    members?.delete(told);
    if (members?.size === 0) this.cells.delete(cell);
  }

  deleteUntil(tooOld: number): void {
    for (const { id, at } of this.places.values()) if (at.getTime() <= tooOld) this.delete(id);
  }

  /** Those told after `tooOld`, in milliseconds since the epoch; at most `limit`, the latest. */
  latest(limit: number, tooOld: number): Told[] {
    const fresh = [...this.places.values()].filter(({ at }) => at.getTime() > tooOld);
    if (fresh.length <= limit) return fresh;
    return fresh.sort((left, right) => right.at.getTime() - left.at.getTime()).slice(0, limit);
  }

  /** The nearest of those told after `tooOld`, in milliseconds since the epoch; the nearest first. */
  nearest(point: Point, { withinMetres, limit }: NearbyQuestion, tooOld: number): NearbyOne[] {
    let best: NearbyOne[] = [];
    for (const members of this.outward(point, withinMetres, () => (best.length < limit ? undefined : best.at(-1)))) {
      const found = members.flatMap((told) => {
        const metres = straightMetres(point, told.point);
        return metres <= withinMetres && told.at.getTime() > tooOld ? [{ ...told, metres }] : [];
      });
      best = [...best, ...found].sort((left, right) => left.metres - right.metres).slice(0, limit);
    }
    return best;
  }

  /** Whoever may be near, ring by ring, until the last of the best is nearer than all further ones. */
  private *outward(point: Point, withinMetres: number, last: () => NearbyOne | undefined): Generator<Told[]> {
    const middle = cellOf(point);
    // Few cells are looked through at once: a wide question would ask for many empty ones.
    for (
      let ring = 0, seen = 0;
      nearestOfRing(point, ring) <= Math.min(withinMetres, last()?.metres ?? withinMetres);
      ring += 1
    ) {
      const asked = ringOf(middle, ring);
      seen += asked.length;
      if (seen > this.cells.size) {
        const near = new Set(Array.from({ length: ring }, (_, inner) => ringOf(middle, inner)).flat());
        yield [...this.cells].flatMap(([cell, members]) => (near.has(cell) ? [] : [...members]));
        return;
      }
      yield asked.flatMap((cell) => [...(this.cells.get(cell) ?? [])]);
    }
  }
}
