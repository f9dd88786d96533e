import { Injectable } from '@nestjs/common';
import { DomainError } from '@pothik/contracts/catalogue';
import { ADMINISTRATORS, pageMeta } from '@pothik/contracts/platform';
import { Clock } from '@pothik/engines';
import type { Person } from '@pothik/service-kit';
import { ProjectionService } from '../projections/index.js';
import { asksTotalFare, type RidesInput, rideFilter, rideSort } from './ride.queries.js';
import { RideRepository } from './ride.repository.js';
import { viewRide } from './ride.views.js';
import { partyOf } from './rules/ride.rules.js';

/** Lists of rides: one's own, and everybody's for administrators. */
@Injectable()
export class RideListService {
  constructor(
    private readonly rides: RideRepository,
    private readonly projections: ProjectionService,
    private readonly clock: Clock,
  ) {}

  /** Throws auth/not-allowed if anybody but an administrator uses `find`, which knows plates and phones. */
  async list(person: Person, input: RidesInput) {
    if (input.find !== undefined && !ADMINISTRATORS.includes(person.role)) throw new DomainError('auth/not-allowed');
    const people = input.find ? await this.projections.peopleFoundBy(input.find) : [];
    const filter = rideFilter(input, person, { now: this.clock.now(), people });
    const [{ rides, total }, totalFare] = await Promise.all([
      this.rides.page(filter, rideSort(input.sort), input),
      asksTotalFare(input) ? this.rides.totalFare(filter) : undefined,
    ]);
    const projections = await this.projections.about(rides);
    return {
      data: rides.map((ride) => viewRide(ride, partyOf(ride, person), projections)),
      meta: { ...pageMeta(input.page, input.limit, total), ...(totalFare === undefined ? {} : { totalFare }) },
    };
  }
}
