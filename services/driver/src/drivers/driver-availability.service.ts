import { Injectable } from '@nestjs/common';
import type { Availability } from '@pothik/contracts/driver';
import { Clock, SYSTEM_ACTOR, type WriteOptions } from '@pothik/service-kit';
import { RideFactsRepository } from '../replicas/ride-facts.repository.js';
import { followAnswers, switchAvailability } from './availability.rules.js';
import { DriverRepository } from './driver.repository.js';

@Injectable()
export class DriverAvailabilityService {
  constructor(
    private readonly drivers: DriverRepository,
    private readonly rides: RideFactsRepository,
    private readonly clock: Clock,
  ) {}

  /** The driver's own switch. */
  switch(driver: { id: string; userId: string }, to: Availability, options: WriteOptions) {
    return this.drivers.change(driver, (current) => switchAvailability(current, to, this.clock.now()), options);
  }

  /** Decides from today's rides, so a repeated event changes nothing. */
  async followAnswers(id: string): Promise<void> {
    const answers = await this.rides.answersOf(id);
    await this.drivers.change({ id }, (driver) => followAnswers(driver, answers, this.clock.now()), {
      actor: SYSTEM_ACTOR,
    });
  }
}
