import { Injectable } from '@nestjs/common';
import type { Availability } from '@pothik/contracts/driver';
import { Clock } from '@pothik/engines';
import { SYSTEM_ACTOR, type WriteOptions } from '@pothik/service-kit';
import { RideProjectionRepository } from '../projections/index.js';
import { canChange, followAnswers, switchAvailability } from './availability.rules.js';
import { followCancelledSoon } from './cancelled-soon.rules.js';
import type { DriverDocument } from './driver.model.js';
import { DriverRepository } from './driver.repository.js';
import type { CancelledSoon, KnownSession } from './driver.rules.js';
import { dependsOnRides, followSession, settleSession } from './sign-out.rules.js';

@Injectable()
export class DriverAvailabilityService {
  constructor(
    private readonly drivers: DriverRepository,
    private readonly rides: RideProjectionRepository,
    private readonly clock: Clock,
  ) {}

  /** The driver's own choice. */
  switch(driver: { id: string; userId: string }, to: Availability, options: WriteOptions) {
    return this.drivers.change(driver, (current) => switchAvailability(current, to, this.clock.now()), options);
  }

  /**
   * Decides from the current ride projections, so a repeated event changes nothing. Decides again after a change, because
   * events may have arrived meanwhile.
   */
  async followAnswer(id: string, latest: 'answered' | 'unanswered'): Promise<void> {
    const driver = await this.drivers.find(id);
    if (!driver?.onlineSince || !canChange(driver, latest)) return;
    const answers = await this.rides.answersSince(id, driver.onlineSince);
    const decide = (current: DriverDocument) => followAnswers(current, answers, this.clock.now());
    if (decide(driver) === undefined) return;
    await this.drivers.change({ id }, decide, { actor: SYSTEM_ACTOR });
    await this.followAnswer(id, latest === 'answered' ? 'unanswered' : 'answered');
  }

  /** Follows a ride that its driver cancelled soon after accepting: the one writer of pauses. */
  async followCancelledSoon(id: string, ride: CancelledSoon): Promise<void> {
    const decide = (current: DriverDocument) => followCancelledSoon(current, ride, this.clock.now());
    await this.drivers.change({ id }, decide, { actor: SYSTEM_ACTOR });
  }

  /** Follows the beginning or the end of a person's sessions, if they drive. */
  async followSession(userId: string, told: KnownSession): Promise<void> {
    const driver = await this.drivers.findByUser(userId);
    if (driver === undefined) return;
    const id = driver._id.toString();
    const engaged = await this.rides.isEngaged(id);
    const decide = (current: DriverDocument) => followSession(current, told, engaged, this.clock.now());
    await this.drivers.change({ id }, decide, { actor: SYSTEM_ACTOR });
    await this.settleSession(id);
  }

  /** Decides again from the current rides, when one began or ended and after every change: events may have arrived meanwhile. */
  async settleSession(id: string): Promise<void> {
    const driver = await this.drivers.find(id);
    if (driver === undefined || !dependsOnRides(driver)) return;
    const engaged = await this.rides.isEngaged(id);
    const decide = (current: DriverDocument) => settleSession(current, engaged, this.clock.now());
    if (decide(driver) === undefined) return;
    await this.drivers.change({ id }, decide, { actor: SYSTEM_ACTOR });
    await this.settleSession(id);
  }
}
