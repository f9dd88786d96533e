import { Injectable } from '@nestjs/common';
import { DomainError } from '@pothik/contracts/catalogue';
import { ADMINISTRATORS, pageMeta } from '@pothik/contracts/platform';
import type { RideView } from '@pothik/contracts/ride';
import { Clock } from '@pothik/engines';
import type { Person } from '@pothik/service-kit';
import { ProjectionService } from '../projections/index.js';
import { CompletedFares } from './completed-fares.js';
import {
  asksTotalFare,
  COUNTING,
  everybodysCompleted,
  LEFT_OUT,
  onlyGains,
  type RidesFilter,
  type RidesInput,
  rideFilter,
  rideSort,
} from './ride.queries.js';
import { RideRepository, type StoredRide } from './ride.repository.js';
import { viewRide } from './ride.views.js';
import { RideFareRepository } from './ride-fare.repository.js';
import { partyOf } from './rules/ride.rules.js';
import { UnresolvedIncidents } from './unresolved-incidents.js';

/** What a list finds, and its page, which is being read. */
interface ListInHand {
  filter: Record<string, unknown>;
  page: Promise<{ total: number }>;
}

/** Lists of rides: one's own, and everybody's for administrators. */
@Injectable()
export class RideListService {
  constructor(
    private readonly rides: RideRepository,
    private readonly fares: RideFareRepository,
    private readonly completed: CompletedFares,
    private readonly projections: ProjectionService,
    private readonly incidents: UnresolvedIncidents,
    private readonly clock: Clock,
  ) {}

  /** Throws auth/not-allowed if anybody but an administrator uses `find`, which knows plates and phones. */
  async list(person: Person, input: RidesInput) {
    if (input.find !== undefined && !ADMINISTRATORS.includes(person.role)) throw new DomainError('auth/not-allowed');
    const filter = await this.filterOf(person, input);
    const page = this.rides.page(filter, rideSort(input.sort), input);
    const [{ rows: rides, total }, sums] = await Promise.all([
      page,
      asksTotalFare(input) ? this.sumsOf(person, input, { filter, page }) : {},
    ]);
    return {
      data: await this.withSos(person, await this.viewsOf(person, rides)),
      meta: { ...pageMeta(input.page, input.limit, total), ...sums },
    };
  }

  /** Everybody's rides that administrators find, in batches. */
  async *inBatches(administrator: Person, input: RidesFilter): AsyncGenerator<RideView[]> {
    const filter = await this.filterOf(administrator, input);
    for await (const rides of this.rides.inBatches(filter, rideSort(input.sort)))
      yield this.viewsOf(administrator, rides);
  }

  private async filterOf(person: Person, input: RidesFilter) {
    const people = input.find ? await this.projections.peopleFoundBy(input.find) : [];
    return rideFilter(input, person, { now: this.clock.now(), people });
  }

  /**
   * Whoever rode has the whole sum. That of administrators is without rides under review or left out, which it counts. One's own
   * rides, and what a search leaves, are few; everybody's are not read one by one.
   */
  private async sumsOf(person: Person, input: RidesInput, { filter, page }: ListInHand) {
    if (!ADMINISTRATORS.includes(person.role))
      return { totalFare: await (onlyGains(input) ? this.fares.remembered(filter, page) : this.fares.total(filter)) };
    const everybodys = everybodysCompleted(input, person);
    const [totalFare, leftOut] = await Promise.all([
      everybodys ? this.completed.sum(everybodys) : this.fares.total({ $and: [filter, COUNTING] }),
      this.fares.count({ $and: [filter, LEFT_OUT] }),
    ]);
    return { totalFare, leftOut };
  }

  /** Adds the status of each ride's SOS, for administrators. */
  private async withSos(person: Person, views: RideView[]): Promise<RideView[]> {
    if (views.length === 0 || !ADMINISTRATORS.includes(person.role)) return views;
    const statuses = await this.incidents.statusesOf(views.map(({ _id }) => _id));
    return views.map((view) => {
      const sos = statuses.get(view._id);
      return sos === undefined ? view : { ...view, sos };
    });
  }

  private async viewsOf(person: Person, rides: readonly StoredRide[]): Promise<RideView[]> {
    const projections = await this.projections.about(rides);
    return rides.map((ride) => viewRide(ride, partyOf(ride, person), projections));
  }
}
