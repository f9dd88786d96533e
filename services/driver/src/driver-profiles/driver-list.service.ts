import { Inject, Injectable } from '@nestjs/common';
import { DomainError } from '@pothik/contracts/catalogue';
import type { DriverView, FreeDriverCard } from '@pothik/contracts/driver';
import { isAdministrator, pageMeta } from '@pothik/contracts/platform';
import { Clock } from '@pothik/engines';
import { CONFIGURATION, type Person } from '@pothik/service-kit';
import type { DriverConfiguration } from '../configuration.js';
import { cancelledSoonToday } from '../drivers/index.js';
import { FormerProfileService } from '../former-profiles/index.js';
import { RideProjectionRepository } from '../projections/index.js';
import { ReviewService } from '../review/index.js';
import { asOthersSee, driverViewOf, freeDriverCardOf, type JoinedDriver } from './driver.views.js';
import { type DriverListQuery, DriverListRepository, type DriversQuery } from './driver-list.repository.js';

/** Reads drivers as the reader may see them. */
@Injectable()
export class DriverListService {
  constructor(
    private readonly drivers: DriverListRepository,
    private readonly rides: RideProjectionRepository,
    private readonly reviews: ReviewService,
    private readonly clock: Clock,
    private readonly formerProfiles: FormerProfileService,
    @Inject(CONFIGURATION) private readonly configuration: DriverConfiguration,
  ) {}

  /** Administrators see all, everybody else their own profile; filters only narrow that. */
  async list(reader: Person, { changed, ...query }: DriverListQuery & { changed?: boolean | undefined }) {
    const administers = isAdministrator(reader.role);
    // Marks are for administrators alone.
    const ids = changed ? (administers ? await this.reviews.changedDrivers() : []) : undefined;
    const { items, total } = await this.drivers.list({ ...query, ids }, administers ? undefined : reader.id);
    return { data: await this.viewsOf(reader, items), meta: pageMeta(query.page, query.limit, total) };
  }

  /** All drivers whom administrators find, in batches; without what only pages mark. */
  async *inBatches({ changed, ...query }: DriversQuery & { changed?: boolean | undefined }) {
    const ids = changed ? await this.reviews.changedDrivers() : undefined;
    for await (const drivers of this.drivers.inBatches({ ...query, ids }))
      yield drivers.map((driver) => driverViewOf(asOthersSee(driver), false));
  }

  /** All fields for the driver and for administrators, for others the card of an APPROVED driver. Throws driver/not-found. */
  async read(reader: Person, id: string): Promise<DriverView | FreeDriverCard> {
    const driver = await this.find(id);
    const all = isAdministrator(reader.role) || driver.userId.toString() === reader.id;
    if (all) return this.viewOf(reader, driver);
    if (driver.status !== 'APPROVED') throw new DomainError('driver/not-found');
    return freeDriverCardOf(driver);
  }

  /** The driver after a change, for whoever made it. */
  async show(reader: Person, id: string): Promise<DriverView> {
    return this.viewOf(reader, await this.find(id));
  }

  private async find(id: string): Promise<JoinedDriver> {
    const driver = await this.drivers.find(id);
    if (driver === undefined) throw new DomainError('driver/not-found');
    return driver;
  }

  private async viewOf(reader: Person, driver: JoinedDriver): Promise<DriverView> {
    const [view] = await this.viewsOf(reader, [driver]);
    return view as DriverView;
  }

  /** Administrators also see the review, former profiles, and how many rides were cancelled soon today. */
  private async viewsOf(reader: Person, drivers: readonly JoinedDriver[]): Promise<DriverView[]> {
    const administers = isAdministrator(reader.role);
    const [engaged, reviews, formerProfiles] = await Promise.all([
      this.rides.engagedDrivers(drivers.map(({ _id }) => _id.toString())),
      administers ? this.reviews.reviewsOf(drivers) : [],
      administers ? this.formerProfiles.of(drivers) : [],
    ]);
    const now = this.clock.now();
    const { SIGN_OF_LIFE_MINUTES: signOfLifeMinutes } = this.configuration;
    return drivers.map((driver, at) => ({
      ...driverViewOf(
        driver.userId.toString() === reader.id ? driver : asOthersSee(driver),
        engaged.includes(driver._id.toString()),
        reviews[at],
      ),
      ...(administers ? { cancelledSoonToday: cancelledSoonToday(driver, now) } : {}),
      ...(formerProfiles[at] ? { formerProfiles: formerProfiles[at] } : {}),
      ...(driver.userId.toString() === reader.id ? { signOfLifeMinutes } : {}),
    }));
  }
}
