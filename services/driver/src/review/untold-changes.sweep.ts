import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Clock } from '@pothik/engines';
import { Sweeper, SYSTEM_ACTOR } from '@pothik/service-kit';
import { DriverRepository, isToTell, tellChange } from '../drivers/index.js';

export const UNTOLD_CHANGES_SWEEP = 'untold-changes';
const SWEEP_MS = 60_000;

/** Tells administrators of changes that began to wait within 15 minutes of the last telling, or during a suspension. */
@Injectable()
export class UntoldChangesSweep implements OnApplicationBootstrap {
  constructor(
    private readonly drivers: DriverRepository,
    private readonly clock: Clock,
    private readonly sweeper: Sweeper,
  ) {}

  onApplicationBootstrap(): void {
    this.sweeper.every(UNTOLD_CHANGES_SWEEP, SWEEP_MS, () => this.carryOut());
  }

  private async carryOut(): Promise<void> {
    const untold = await this.drivers.withUntoldChange();
    for (const { _id } of untold.filter((driver) => isToTell(driver, this.clock.now())))
      await this.drivers.change({ id: _id.toString() }, (driver) => tellChange(driver, this.clock.now()), {
        actor: SYSTEM_ACTOR,
      });
  }
}
