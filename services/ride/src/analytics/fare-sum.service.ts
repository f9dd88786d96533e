import { Injectable } from '@nestjs/common';
import { Clock } from '@pothik/engines';
import { type CompletedFares, type CompletedRides, RideFareRepository } from '../rides/index.js';
import { DayFareService } from './day-fare.service.js';
import { type RidePart, splitSum } from './fare-sum.rules.js';

/**
 * Sums the fares of everybody's completed rides: of past days by their counts, of today and about the bounds of the period
 * by the rides. So its cost grows with the days, not with their rides; a ride of a past day that has just been
 * completed follows with its event.
 */
@Injectable()
export class FareSumService implements CompletedFares {
  constructor(
    private readonly days: DayFareService,
    private readonly rides: RideFareRepository,
    private readonly clock: Clock,
  ) {}

  async sum({ created, vehicleType }: CompletedRides): Promise<number> {
    const firstRequest = await this.rides.firstRequest();
    if (firstRequest === undefined) return 0;
    const { days, added, removed } = splitSum(created, firstRequest, this.clock.now());
    const read = (part: RidePart) => this.rides.totalCompleted({ ...part, vehicleType });
    const [counted, more, less] = await Promise.all([
      days ? this.days.total(days, vehicleType) : 0,
      Promise.all(added.map(read)),
      Promise.all(removed.map(read)),
    ]);
    return counted + total(more) - total(less);
  }
}

const total = (fares: readonly number[]): number => fares.reduce((sum, fare) => sum + fare, 0);
