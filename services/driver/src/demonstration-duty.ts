import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '@pothik/engines';
import { CONFIGURATION, SignsOfLife, Sweeper, SYSTEM_ACTOR } from '@pothik/service-kit';
import type { DriverConfiguration } from './configuration.js';
import { isTried, returnToDuty } from './demonstration-duty.rules.js';
import { DriverRepository } from './drivers/index.js';

export const DEMONSTRATION_DUTY_SWEEP = 'demonstration-duty';
const EVERY_MS = 30_000;

/** A driver of the demonstration, and whose it is. */
export interface DemonstrationDuty {
  driverId: string;
  userId: string;
}

/** Stands in for the demonstration's drivers whom nobody is signed in as, and brings them back ONLINE for the next newcomer. */
@Injectable()
export class DemonstrationDuties {
  constructor(
    private readonly drivers: DriverRepository,
    private readonly signs: SignsOfLife,
    private readonly sweeper: Sweeper,
    private readonly clock: Clock,
    @Inject(CONFIGURATION) private readonly configuration: DriverConfiguration,
  ) {}

  /** Resolves once those are ONLINE that are free at the start. */
  async start(duties: readonly DemonstrationDuty[]): Promise<void> {
    const follow = async (isStart: boolean) => {
      for (const duty of duties) await this.follow(duty, isStart);
    };
    this.sweeper.every(DEMONSTRATION_DUTY_SWEEP, EVERY_MS, () => follow(false));
    await follow(true);
  }

  private async follow({ driverId, userId }: DemonstrationDuty, isStart: boolean): Promise<void> {
    const { own } = await this.signs.of(userId);
    const windowMs = this.configuration.SIGN_OF_LIFE_MINUTES * 60_000;
    if (!isTried(own, this.clock.now(), windowMs)) this.signs.giveForDriving(userId);
    await this.drivers.change({ id: driverId }, (driver) => returnToDuty(driver, { own, isStart }, this.clock.now()), {
      actor: SYSTEM_ACTOR,
    });
  }
}
