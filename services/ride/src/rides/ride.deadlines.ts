import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Clock } from '@pothik/engines';
import { Sweeper, SYSTEM_ACTOR } from '@pothik/service-kit';
import { changeEach } from './change-each.js';
import { RideRepository } from './ride.repository.js';
import { RideEffectsService } from './ride-effects.service.js';
import { alertOverdueRide, expireRide } from './rules/expire-ride.rules.js';

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
    private readonly clock: Clock,
    private readonly sweeper: Sweeper,
  ) {}

  onApplicationBootstrap(): void {
    this.sweeper.every('ride-deadlines', DEADLINE_SWEEP_MS, () => this.carryOut());
    this.sweeper.every('rides-without-driver', DRIVER_SWEEP_MS, () => this.effects.closeRidesWithoutDriver());
  }

  async carryOut(): Promise<void> {
    await this.sweep('answerBy', expireRide);
    await this.sweep('pickUpBy', expireRide);
    await this.sweep('endBy', expireRide);
    await this.sweep('alertAt', alertOverdueRide);
  }

  private async sweep(deadline: Parameters<RideRepository['expiredIds']>[0], rule: typeof expireRide): Promise<void> {
    const now = this.clock.now();
    const ids = await this.rides.expiredIds(deadline, now, BATCH);
    await changeEach(ids, (id) => this.rides.change(id, (ride) => rule(ride, now), { actor: SYSTEM_ACTOR }));
  }
}
