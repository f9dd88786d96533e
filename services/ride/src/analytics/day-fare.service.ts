import { Injectable } from '@nestjs/common';
import type { VehicleType } from '@pothik/contracts/driver';
import { dhakaDaysFrom } from '@pothik/contracts/platform';
import { changeEach } from '../rides/index.js';
import { DayCountingService } from './day-counting.service.js';
import { type DayFares, fareOf, faresOf } from './day-fares.rules.js';
import { RideDayRepository } from './ride-day.repository.js';
import { RideHourRepository } from './ride-hour.repository.js';
import { dayOf, firstHourOf, lastHourOf } from './ride-hour.rules.js';
import { haveStandingFares, isCounted } from './stale-counts.rules.js';

/** Sums the fares of days: of each it reads what is stored beside its count, however many vehicles that has. */
@Injectable()
export class DayFareService {
  constructor(
    private readonly days: RideDayRepository,
    private readonly hours: RideHourRepository,
    private readonly counting: DayCountingService,
  ) {}

  /** The fares of every day from the first to the last, in whole BDT; out-of-date counts are made again first. */
  async total({ first, last }: { first: string; last: string }, vehicleType?: VehicleType): Promise<number> {
    // The marks are read before the fares: what was marked by then is in them, or its day is counted again.
    const marked = new Set((await this.hours.markedBetween(firstHourOf(first), lastHourOf(last))).map(dayOf));
    const stored = await this.days.findFares(first, last);
    let total = 0;
    const missing: string[] = [];
    for (const day of dhakaDaysFrom(first, last)) {
      const known = stored.get(day);
      if (known && !marked.has(day) && haveStandingFares(known)) total += fareOf(known.fares, vehicleType);
      else missing.push(day);
    }
    await changeEach(missing, async (day) => {
      const fares = marked.has(day) ? faresOf(await this.counting.count(day)) : await this.faresOfCount(day);
      total += fareOf(fares, vehicleType);
    });
    return total;
  }

  /** Fares of a day that was stored without them, by the former release. Stored afterwards, so that they are summed once. */
  private async faresOfCount(day: string): Promise<DayFares> {
    const stored = (await this.days.find([day])).get(day);
    if (!stored || !isCounted(stored)) return faresOf(await this.counting.count(day));
    const fares = faresOf(stored.count);
    await this.days.storeFares(stored, fares);
    return fares;
  }
}
