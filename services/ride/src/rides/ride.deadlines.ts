import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Clock } from '@pothik/engines';
import { Sweeper, SYSTEM_ACTOR } from '@pothik/service-kit';
import { changeEach } from './change-each.js';
import { RideRepository, type StoredRide } from './ride.repository.js';
import { RideAskingService } from './ride-asking.service.js';
import { RideEffectsService } from './ride-effects.service.js';
import { alertOverdueRide, expireRide } from './rules/expire-ride.rules.js';
import { passOnRide } from './rules/pass-on-ride.rules.js';

const DEADLINE_SWEEP_MS = 2_000;
const DRIVER_SWEEP_MS = 5_000;
/** Rides taken per sweep and deadline; the next sweep takes the rest. */
const BATCH = 200;

/** Applies expired deadlines. Every write expects the ride's version, so two instances can sweep at once. */
@Injectable()
export class RideDeadlines implements OnApplicationBootstrap {
  constructor(
    private readonly rides: RideRepository,
    private readonly effects: RideEffectsService,
    private readonly asking: RideAskingService,
    private readonly clock: Clock,
    private readonly sweeper: Sweeper,
  ) {}

  onApplicationBootstrap(): void {
    this.sweeper.every('ride-deadlines', DEADLINE_SWEEP_MS, () => this.carryOut());
    this.sweeper.every('rides-without-driver', DRIVER_SWEEP_MS, () => this.effects.closeRidesWithoutDriver());
  }

  async carryOut(): Promise<void> {
    await this.closeUnanswered();
    await this.sweep('pickUpBy', expireRide);
    await this.sweep('endBy', expireRide);
    await this.sweep('alertAt', alertOverdueRide);
  }

  /** An unanswered request ends, or goes to the next of the nearest. */
  private async closeUnanswered(): Promise<void> {
    const now = this.clock.now();
    await changeEach(await this.rides.expiredIds('answerBy', now, BATCH), async (id) => {
      const ride = await this.rides.get(id);
      const candidates = await this.asking.waitingFor(ride);
      const decide = (current: StoredRide) => passOnRide(current, expireRide(current, now), candidates, now);
      await this.rides.change(id, decide, { actor: SYSTEM_ACTOR }, ride);
    });
  }

  private async sweep(deadline: Parameters<RideRepository['expiredIds']>[0], rule: typeof expireRide): Promise<void> {
    const now = this.clock.now();
    const ids = await this.rides.expiredIds(deadline, now, BATCH);
    await changeEach(ids, (id) => this.rides.change(id, (ride) => rule(ride, now), { actor: SYSTEM_ACTOR }));
  }
}
