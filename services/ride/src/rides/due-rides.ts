import { Injectable } from '@nestjs/common';
import { Clock } from '@pothik/engines';
import { Sweeper } from '@pothik/service-kit';
import type { RideDocument } from './ride.model.js';
import { type DeadlinesOfRide, nextDeadline } from './rules/ride-deadline.rules.js';

/** The sweep that carries out what is held here. */
export const DUE_RIDES_SWEEP = 'due-rides';

/** Deadlines that come within this time are held; later ones are left to the safety look, in milliseconds: three of its intervals, unless the operator sets another. */
export const HELD_AHEAD_MS = 3 * 60_000;
/** Deadlines within one slot are carried out together, in milliseconds. */
const SLOT_MS = 250;
/** How long after the deadline a ride is taken that another instance may have written, in milliseconds: its writer goes first. */
const AFTER_WRITER_MS = 2_000;
/** More rides than these are left to the safety look. */
const MAXIMUM = 50_000;

type DatedRide = Pick<RideDocument, '_id'> & DeadlinesOfRide;

/** The rides of this instance whose earliest deadline comes soon, by the moment: nobody has to look for them in the database. */
@Injectable()
export class DueRides {
  private readonly slotOf = new Map<string, number>();
  private readonly slots = new Map<number, Set<string>>();

  constructor(
    private readonly clock: Clock,
    private readonly sweeper: Sweeper,
  ) {}

  get size(): number {
    return this.slotOf.size;
  }

  /** Holds a ride as it was just written, in place of what was held of it; one without a deadline is forgotten. */
  hold(ride: DatedRide): void {
    const at = nextDeadline(ride);
    // What is due already is being carried out, or the safety look finds it.
    if (at !== undefined && at <= this.clock.now()) return;
    const id = ride._id.toString();
    this.drop(id);
    if (at !== undefined) this.put(id, at.getTime());
  }

  /** Holds a ride that was found, unless it is held as written here. */
  holdFound(ride: DatedRide): void {
    const at = nextDeadline(ride);
    const id = ride._id.toString();
    if (at !== undefined && !this.slotOf.has(id)) this.put(id, at.getTime() + AFTER_WRITER_MS);
  }

  /** Hands out the rides that are due, and wakes the sweep for the next. */
  take(): string[] {
    const now = this.clock.now().getTime();
    const due = [...this.slots].filter(([slot]) => slot <= now).flatMap(([, ids]) => [...ids]);
    for (const id of due) this.drop(id);
    if (this.slots.size > 0) this.sweeper.due(DUE_RIDES_SWEEP, new Date(Math.min(...this.slots.keys())));
    return due;
  }

  private put(id: string, at: number): void {
    const isSoon = at <= this.clock.now().getTime() + HELD_AHEAD_MS + AFTER_WRITER_MS;
    if (!isSoon || this.slotOf.size >= MAXIMUM) return;
    const slot = Math.ceil(at / SLOT_MS) * SLOT_MS;
    this.slotOf.set(id, slot);
    this.slots.set(slot, (this.slots.get(slot) ?? new Set()).add(id));
    this.sweeper.due(DUE_RIDES_SWEEP, new Date(slot));
  }

  private drop(id: string): void {
    const slot = this.slotOf.get(id);
    if (slot === undefined) return;
    this.slotOf.delete(id);
    const ids = this.slots.get(slot);
    ids?.delete(id);
    if (ids?.size === 0) this.slots.delete(slot);
  }
}
