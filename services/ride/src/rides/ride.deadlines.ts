import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Clock } from '@pothik/engines';
import { Sweeper, SYSTEM_ACTOR } from '@pothik/service-kit';
import { changeEach } from './change-each.js';
import { DUE_RIDES_SWEEP, DueRides, HELD_AHEAD_MS } from './due-rides.js';
import { RideRepository, type StoredRide } from './ride.repository.js';
import { RideDispatchService } from './ride-dispatch.service.js';
import { RideEffectsService } from './ride-effects.service.js';
import { alertOverdueRide, expireRide } from './rules/expire-ride.rules.js';
import { passOnRide } from './rules/pass-on-ride.rules.js';
import { later } from './rules/ride.rules.js';
import { nextDeadline } from './rules/ride-deadline.rules.js';

export const RIDE_DEADLINES_SWEEP = 'ride-deadlines';

/** The first look for rides without a driver, in milliseconds after the start. */
const FIRST_DRIVER_LOOK_MS = 5_000;
/** When rides are looked for that could not be carried out, in milliseconds. */
const AGAIN_MS = 5_000;
/** Rides read at once. */
const BATCH = 200;

/**
 * Applies expired deadlines at their time: rides written here are held in memory, and the safety look finds those of another
 * instance that died. Every write expects the ride's version, so two instances can do it at once.
 */
@Injectable()
export class RideDeadlines implements OnApplicationBootstrap {
  constructor(
    private readonly rides: RideRepository,
    private readonly due: DueRides,
    private readonly effects: RideEffectsService,
    private readonly dispatch: RideDispatchService,
    private readonly clock: Clock,
    private readonly sweeper: Sweeper,
  ) {}

  onApplicationBootstrap(): void {
    this.sweeper.everySafetyLook(RIDE_DEADLINES_SWEEP, () => this.carryOut(), 0);
    this.sweeper.everySafetyLook(DUE_RIDES_SWEEP, () => this.carryOutDue());
    const withoutDriver = () => this.effects.closeAllRidesWithoutDriver();
    this.sweeper.everySafetyLook('rides-without-driver', withoutDriver, FIRST_DRIVER_LOOK_MS);
  }

  /** The safety look: carries out what is overdue, and holds what comes before the next looks. */
  async carryOut(): Promise<void> {
    const now = this.clock.now();
    const overdue: string[] = [];
    for await (const found of this.rides.withDeadlineUntil(later(now, HELD_AHEAD_MS))) {
      for (const ride of found) {
        if ((nextDeadline(ride) ?? now) <= now) overdue.push(ride._id.toString());
        else this.due.holdFound(ride);
      }
    }
    await this.carryOutEach(overdue);
  }

  /** Carries out the held rides that are due; those that fail are left to a safety look soon. */
  async carryOutDue(): Promise<void> {
    try {
      await this.carryOutEach(this.due.take());
    } catch (error) {
      this.sweeper.due(RIDE_DEADLINES_SWEEP, later(this.clock.now(), AGAIN_MS));
      throw error;
    }
  }

  private async carryOutEach(ids: readonly string[]): Promise<void> {
    for (let start = 0; start < ids.length; start += BATCH) {
      const rides = await this.rides.findAll(ids.slice(start, start + BATCH));
      await changeEach(rides, (ride) => this.carryOutOne(ride));
    }
  }

  /** Ends an unanswered request, or passes it on to the next driver. A ride that has changed since is left to its next deadline. */
  private async carryOutOne(ride: StoredRide): Promise<void> {
    const now = this.clock.now();
    const ended = expireRide(ride, now);
    if (ended === undefined && alertOverdueRide(ride, now) === undefined) return this.due.hold(ride);
    const candidates = await this.dispatch.nextOf(ride);
    const decide = (current: StoredRide) => {
      const at = this.clock.now();
      return passOnRide(current, expireRide(current, at), candidates, at) ?? alertOverdueRide(current, at);
    };
    await this.rides.change(ride._id.toString(), decide, { actor: SYSTEM_ACTOR }, ride);
  }
}
