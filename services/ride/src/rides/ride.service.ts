import { Injectable } from '@nestjs/common';
import { DomainError } from '@pothik/contracts/catalogue';
import { type Input, ROLE } from '@pothik/contracts/platform';
import { RIDE_STATUS, type RideView, type rideHttp } from '@pothik/contracts/ride';
import { Clock, isEngineUnavailable } from '@pothik/engines';
import { actorOf, type IdempotencyKey, type Person, SYSTEM_ACTOR } from '@pothik/service-kit';
import { EstimateService } from '../estimates/index.js';
import { ProjectionService, type Projections } from '../projections/index.js';
import { BookingLimitService } from './booking-limit.service.js';
import { byRider } from './ride.queries.js';
import { isRefusedForAnotherRide, RideRepository, type StoredRide } from './ride.repository.js';
import { viewRide } from './ride.views.js';
import { RideDispatchService } from './ride-dispatch.service.js';
import { RideReviewService } from './ride-review.service.js';
import { changeStatus, type WantedStatus } from './rules/change-status.rules.js';
import { withClaimedTime } from './rules/claimed-time.rules.js';
import { expireRide } from './rules/expire-ride.rules.js';
import { makeOffer } from './rules/offer.rules.js';
import { passOnRide, rideAtEndOfTurn } from './rules/pass-on-ride.rules.js';
import { requestRide } from './rules/request-ride.rules.js';
import { partyOf, type RideChange } from './rules/ride.rules.js';
import { firstFree, refusedLast } from './rules/search.rules.js';
import { setFare } from './rules/set-fare.rules.js';
import { renewStartCode, verifyStartCode } from './rules/start-code.rules.js';
import { tellArrival } from './rules/tell-arrival.rules.js';
import { freshStartCode, isSameCode } from './start-code.js';
import { untilAlone } from './until-alone.js';

/** Who books: the rider, or somebody at the desk for the rider. */
export interface Booker {
  person: Person;
  rider: Pick<Person, 'id' | 'verified' | 'formerIds'>;
  bookedBy?: string;
}

@Injectable()
export class RideService {
  constructor(
    private readonly rides: RideRepository,
    private readonly projections: ProjectionService,
    private readonly estimates: EstimateService,
    private readonly dispatch: RideDispatchService,
    private readonly limits: BookingLimitService,
    private readonly reviews: RideReviewService,
    private readonly clock: Clock,
  ) {}

  /** Throws ride/driver-not-found, ride/driver-not-free, ride/driver-paused, ride/rider-has-open-ride, ride/too-many-cancelled. */
  book(booker: Booker, input: Input<typeof rideHttp.book>, command?: IdempotencyKey): Promise<RideView> {
    return this.orMade(command, booker.person, () => this.bookDriver(booker, input, command));
  }

  /** Begins a search: asks the nearest of the vehicle type who is free and not paused for the rider. Throws what `book` throws, ride/nobody-near, and EngineUnavailable while nobody knows who is free. */
  askNearest(booker: Booker, input: Input<typeof rideHttp.askNearest>, command?: IdempotencyKey): Promise<RideView> {
    return this.orMade(command, booker.person, () => this.bookNearest(booker, input, command));
  }

  private bookDriver(
    booker: Booker,
    { driver: driverId, ...written }: Input<typeof rideHttp.book>,
    command: IdempotencyKey | undefined,
  ): Promise<RideView> {
    const { rider, person, bookedBy } = booker;
    return this.stored(booker, async () => {
      const now = this.clock.now();
      const [bookable, engaged, past] = await Promise.all([
        this.projections.bookableDriver(driverId, rider.id),
        this.rides.engagedRideOf(driverId),
        this.limits.pastOf(rider.id, now),
      ]);
      const { ordinal } = this.limits.allowed(past, [driverId], now);
      const driverIsEngaged = engaged !== undefined && !(engaged.riderId === rider.id && expireRide(engaged, now));
      const vehicle = bookable?.projections.vehicles.get(bookable.driver.vehicleId);
      const estimated = await this.estimates.ofRide(person, written, vehicle?.vehicleType, now);
      const decided = { rider, bookedBy, vehicle, driverIsEngaged, ...estimated };
      const change = requestRide(
        { ...written, ...decided, driver: bookable?.driver, isBlocked: bookable?.isBlocking },
        now,
      );
      this.limits.requireAllEnded(past);
      const ride = await this.rides.create(change, ordinal, { actor: actorOf(person), command });
      // They lack who booked it at the desk.
      return { ride, known: bookedBy ? undefined : bookable?.projections };
    });
  }

  private bookNearest(
    booker: Booker,
    { vehicleType: wanted, drivers: named = [], ...written }: Input<typeof rideHttp.askNearest>,
    command: IdempotencyKey | undefined,
  ): Promise<RideView> {
    const { rider, person, bookedBy } = booker;
    return this.stored(booker, async () => {
      const now = this.clock.now();
      const vehicleType = wanted ?? (await this.dispatch.typeOfFirst(named, rider.id));
      const search = { riderId: rider.id, vehicleType, pickup: written.pickupPoint };
      const [near, past] = await Promise.all([this.dispatch.near(search), this.limits.pastOf(rider.id, now)]);
      const { driverIds, pushAlone } = near;
      if (driverIds.length === 0) throw new DomainError('ride/nobody-near');
      const { drivers, ordinal } = this.limits.allowed(past, refusedLast(driverIds, past.rides, now), now);
      const candidates = await this.dispatch.candidates(drivers, rider.id, pushAlone);
      const first = firstFree(candidates, vehicleType, undefined);
      if (first === undefined) throw new DomainError('ride/nobody-near');
      const { driver, vehicle, isPushAlone } = candidates.get(first.driverId) ?? {};
      const estimated = await this.estimates.ofRide(person, written, vehicleType, now);
      const decided = { rider, bookedBy, driver, vehicle, isPushAlone, driverIsEngaged: false, isSearch: true };
      const change = requestRide({ ...written, ...decided, ...estimated }, now);
      this.limits.requireAllEnded(past);
      return { ride: await this.rides.create(change, ordinal, { actor: actorOf(person), command }) };
    });
  }

  /** `ageMs`: how long IN TRANSIT, COMPLETED or CANCELLED waited on the person's device. Other acts are never kept there. */
  async updateStatus(
    person: Person,
    input: Input<typeof rideHttp.updateStatus>,
    command?: IdempotencyKey,
    ageMs = 0,
  ): Promise<RideView> {
    const { rideId, rideStatus: to, reason, fare } = input;
    const wanted = { to, reason, fare, driver: undefined, freshCode: freshStartCode() };
    if (to === RIDE_STATUS.ACCEPTED) return this.accept(person, rideId, wanted, command);
    const decide = (ride: StoredRide, now: Date) => changeStatus(ride, person, wanted, now);
    if (to === RIDE_STATUS.COMPLETED) {
      const flagged = await this.reviews.plausibilityCheck(await this.rides.get(rideId));
      return this.change(person, rideId, command, (ride, now) => flagged(decide(ride, now)), ageMs);
    }
    if (to !== RIDE_STATUS.REJECTED) return this.change(person, rideId, command, decide, ageMs);
    const candidates = await this.dispatch.nextOf(await this.rides.get(rideId));
    return this.change(person, rideId, command, (ride, now) => passOnRide(ride, decide(ride, now), candidates, now));
  }

  async setFare(driver: Person, input: Input<typeof rideHttp.setFare>, command?: IdempotencyKey): Promise<RideView> {
    const { rideId, ...wanted } = input;
    const freshCode = freshStartCode();
    return this.change(driver, rideId, command, (ride, now) => setFare(ride, driver, wanted, freshCode, now));
  }

  async makeOffer(rider: Person, input: Input<typeof rideHttp.makeOffer>, command?: IdempotencyKey): Promise<RideView> {
    return this.change(rider, input.rideId, command, (ride, now) => makeOffer(ride, rider, input.offer, now));
  }

  async tellArrival(driver: Person, rideId: string, command?: IdempotencyKey, ageMs = 0): Promise<RideView> {
    return this.change(driver, rideId, command, (ride, now) => tellArrival(ride, driver, now), ageMs);
  }

  async verifyCode(
    driver: Person,
    input: Input<typeof rideHttp.verifyCode>,
    command?: IdempotencyKey,
    ageMs = 0,
  ): Promise<RideView> {
    const decide = (ride: StoredRide) => {
      const now = this.clock.now();
      return withClaimedTime(ride, verifyStartCode(ride, driver, input.otp, isSameCode, now), ageMs, now);
    };
    return this.view(
      await this.rides.changeOrRefuse(input.rideId, decide, { actor: actorOf(driver), command }),
      driver,
    );
  }

  async renewCode(rider: Person, rideId: string, command?: IdempotencyKey): Promise<RideView> {
    const freshCode = freshStartCode();
    return this.change(rider, rideId, command, (ride, now) => renewStartCode(ride, rider, freshCode, now));
  }

  async get(person: Person, rideId: string): Promise<RideView> {
    const ride = await this.rides.get(rideId);
    return viewRide(ride, partyOf(ride, person), await this.projections.about([ride]));
  }

  async current(person: Person): Promise<RideView | null> {
    const mine = person.role === ROLE.DRIVER ? { driverUserId: person.id } : byRider(person);
    const ride = await this.rides.current(mine);
    return ride === undefined ? null : this.view(ride, person);
  }

  /** A repeated booking is answered with its ride: what refuses it now may be that ride itself. */
  private async orMade(
    command: IdempotencyKey | undefined,
    person: Person,
    work: () => Promise<RideView>,
  ): Promise<RideView> {
    try {
      return await work();
    } catch (error) {
      const isRefusal = error instanceof DomainError || isEngineUnavailable(error);
      const made = isRefusal ? await this.rides.findByIdempotencyKey(command) : undefined;
      if (made === undefined) throw error;
      return this.view(made, person);
    }
  }

  /** Decides a booking and stores it; again where another booking of the rider was faster. */
  private stored(
    { rider, person }: Booker,
    work: () => Promise<{ ride: StoredRide; known?: Projections | undefined }>,
  ): Promise<RideView> {
    return untilAlone(async () => {
      const { ride, known } = await this.despiteExpiredRide(byRider(rider), async () => {
        await this.requireNoOpenRide(rider.formerIds);
        return work();
      });
      return this.view(ride, person, known);
    });
  }

  /** The unique index knows one id of a rider; a ride under one that has become theirs is their open ride too. */
  private async requireNoOpenRide(formerIds: readonly string[] = []): Promise<void> {
    const open = formerIds.length > 0 && (await this.rides.current({ riderId: { $in: [...formerIds] } }));
    if (open) throw new DomainError('ride/rider-has-open-ride');
  }

  /** Accepts with the profile of the driver whose turn it is; again where another’s turn began meanwhile. */
  private accept(person: Person, rideId: string, wanted: WantedStatus, command?: IdempotencyKey): Promise<RideView> {
    return untilAlone(async () => {
      const seen = await this.rides.get(rideId);
      const projections = await this.projections.about([seen]);
      const [driver, vehicle] = [projections.drivers.get(seen.driverId), projections.vehicles.get(seen.vehicleId)];
      const decide = (ride: StoredRide) => {
        if (ride.driverId !== seen.driverId) throw new DomainError('request/conflict');
        return changeStatus(ride, person, { ...wanted, driver, vehicle }, this.clock.now());
      };
      const change = () => this.rides.change(rideId, decide, { actor: actorOf(person), command }, seen);
      return this.view(await this.despiteExpiredRide({ driverUserId: person.id }, change), person, projections);
    });
  }

  /**
   * An expired ride must not block its rider or driver before a sweep ends it: if the work is refused because of one, this
   * ends that ride and repeats the work.
   */
  private async despiteExpiredRide<Done>(
    mine: Parameters<RideRepository['current']>[0],
    work: () => Promise<Done>,
  ): Promise<Done> {
    try {
      return await work();
    } catch (error) {
      if (!isRefusedForAnotherRide(error)) throw error;
      const now = this.clock.now();
      const ride = await this.rides.current(mine);
      if (ride !== undefined && expireRide(ride, now) === undefined) throw error;
      if (ride !== undefined) {
        const candidates = await this.dispatch.nextOf(ride);
        const expire = (current: StoredRide) => passOnRide(current, expireRide(current, now), candidates, now);
        await this.rides.change(ride._id.toString(), expire, { actor: SYSTEM_ACTOR });
      }
      return work();
    }
  }

  private async change(
    person: Person,
    rideId: string,
    command: IdempotencyKey | undefined,
    decide: (ride: StoredRide, now: Date) => RideChange | undefined,
    ageMs = 0,
  ): Promise<RideView> {
    const decideNow = (ride: StoredRide) => {
      const now = this.clock.now();
      const change = decide(ride, now);
      return change && withClaimedTime(ride, change, ageMs, now);
    };
    return this.view(await this.rides.change(rideId, decideNow, { actor: actorOf(person), command }), person);
  }

  /** `known`: projections just read for a ride of the same people and vehicle. */
  private async view(ride: StoredRide, person: Person, known?: Projections): Promise<RideView> {
    const left = rideAtEndOfTurn(ride, person.id);
    if (left !== undefined) return this.view({ ...ride, ...left }, person);
    const party = partyOf(ride, person);
    const projections = known?.vehicles.has(ride.vehicleId) ? known : await this.projections.about([ride]);
    return viewRide(ride, party, projections);
  }
}
