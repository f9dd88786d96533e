import { Injectable } from '@nestjs/common';
import { DomainError } from '@pothik/contracts/catalogue';
import { type Input, ROLE } from '@pothik/contracts/platform';
import { RIDE_STATUS, type RideView, type rideHttp } from '@pothik/contracts/ride';
import { Clock, isEngineUnavailable } from '@pothik/engines';
import { actorOf, type IdempotencyKey, type Person, SYSTEM_ACTOR } from '@pothik/service-kit';
import { EstimateService } from '../estimates/index.js';
import { ProjectionService, type Projections } from '../projections/index.js';
import { BookingLimitService } from './booking-limit.service.js';
import { isRefusedForAnotherRide, RideRepository, type StoredRide } from './ride.repository.js';
import { viewRide } from './ride.views.js';
import { RideDispatchService } from './ride-dispatch.service.js';
import { RideReviewService } from './ride-review.service.js';
import { changeStatus, type WantedStatus } from './rules/change-status.rules.js';
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

/** How often a booking is decided again. */
const DECIDED_AGAIN = 5;

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
  book(rider: Person, input: Input<typeof rideHttp.book>, command?: IdempotencyKey): Promise<RideView> {
    return this.orMade(command, rider, () => this.bookDriver(rider, input, command));
  }

  /** Begins a search: asks the nearest of the vehicle type who is free and not paused for the rider. Throws what `book` throws, ride/nobody-near, and EngineUnavailable while nobody knows who is free. */
  askNearest(rider: Person, input: Input<typeof rideHttp.askNearest>, command?: IdempotencyKey): Promise<RideView> {
    return this.orMade(command, rider, () => this.bookNearest(rider, input, command));
  }

  private bookDriver(
    rider: Person,
    { driver: driverId, ...written }: Input<typeof rideHttp.book>,
    command: IdempotencyKey | undefined,
  ): Promise<RideView> {
    return this.stored(rider, async () => {
      const now = this.clock.now();
      const [bookable, engaged, past] = await Promise.all([
        this.projections.bookableDriver(driverId, rider.id),
        this.rides.engagedRideOf(driverId),
        this.limits.pastOf(rider.id, now),
      ]);
      const { ordinal } = this.limits.allowed(past, [driverId], now);
      const driverIsEngaged = engaged !== undefined && !(engaged.riderId === rider.id && expireRide(engaged, now));
      const vehicle = bookable?.projections.vehicles.get(bookable.driver.vehicleId);
      const estimated = await this.estimates.ofRide(rider, written, vehicle?.vehicleType, now);
      const decided = { rider, vehicle, driverIsEngaged, ...estimated };
      const change = requestRide(
        { ...written, ...decided, driver: bookable?.driver, isBlocked: bookable?.isBlocking },
        now,
      );
      this.limits.requireAllEnded(past);
      const ride = await this.rides.create(change, ordinal, { actor: actorOf(rider), command });
      return { ride, known: bookable?.projections };
    });
  }

  private bookNearest(
    rider: Person,
    { vehicleType: wanted, drivers: named = [], ...written }: Input<typeof rideHttp.askNearest>,
    command: IdempotencyKey | undefined,
  ): Promise<RideView> {
    return this.stored(rider, async () => {
      const now = this.clock.now();
      const vehicleType = wanted ?? (await this.dispatch.typeOfFirst(named, rider.id));
      const search = { riderId: rider.id, vehicleType, pickup: written.pickupPoint };
      const [near, past] = await Promise.all([this.dispatch.near(search), this.limits.pastOf(rider.id, now)]);
      if (near.length === 0) throw new DomainError('ride/nobody-near');
      const { drivers, ordinal } = this.limits.allowed(past, refusedLast(near, past.rides, now), now);
      const candidates = await this.dispatch.candidates(drivers, rider.id);
      const first = firstFree(candidates, vehicleType, undefined);
      if (first === undefined) throw new DomainError('ride/nobody-near');
      const { driver, vehicle } = candidates.get(first.driverId) ?? {};
      const estimated = await this.estimates.ofRide(rider, written, vehicleType, now);
      const decided = { rider, driver, vehicle, driverIsEngaged: false, isSearch: true };
      const change = requestRide({ ...written, ...decided, ...estimated }, now);
      this.limits.requireAllEnded(past);
      return { ride: await this.rides.create(change, ordinal, { actor: actorOf(rider), command }) };
    });
  }

  async updateStatus(
    person: Person,
    input: Input<typeof rideHttp.updateStatus>,
    command?: IdempotencyKey,
  ): Promise<RideView> {
    const { rideId, rideStatus: to, reason, fare } = input;
    const wanted = { to, reason, fare, driver: undefined, freshCode: freshStartCode() };
    if (to === RIDE_STATUS.ACCEPTED) return this.accept(person, rideId, wanted, command);
    const decide = (ride: StoredRide, now: Date) => changeStatus(ride, person, wanted, now);
    if (to === RIDE_STATUS.COMPLETED) {
      const flagged = await this.reviews.plausibilityCheck(await this.rides.get(rideId));
      return this.change(person, rideId, command, (ride, now) => flagged(decide(ride, now)));
    }
    if (to !== RIDE_STATUS.REJECTED) return this.change(person, rideId, command, decide);
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

  async tellArrival(driver: Person, rideId: string, command?: IdempotencyKey): Promise<RideView> {
    return this.change(driver, rideId, command, (ride, now) => tellArrival(ride, driver, now));
  }

  async verifyCode(
    driver: Person,
    input: Input<typeof rideHttp.verifyCode>,
    command?: IdempotencyKey,
  ): Promise<RideView> {
    const decide = (ride: StoredRide) => verifyStartCode(ride, driver, input.otp, isSameCode, this.clock.now());
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
    const mine = person.role === ROLE.DRIVER ? { driverUserId: person.id } : { riderId: person.id };
    const ride = await this.rides.current(mine);
    return ride === undefined ? null : this.view(ride, person);
  }

  /** A repeated booking is answered with its ride: what refuses it now may be that ride itself. */
  private async orMade(
    command: IdempotencyKey | undefined,
    rider: Person,
    work: () => Promise<RideView>,
  ): Promise<RideView> {
    try {
      return await work();
    } catch (error) {
      const isRefusal = error instanceof DomainError || isEngineUnavailable(error);
      const made = isRefusal ? await this.rides.findByIdempotencyKey(command) : undefined;
      if (made === undefined) throw error;
      return this.view(made, rider);
    }
  }

  /** Decides a booking and stores it. Decides again where another booking of the rider was faster. */
  private async stored(
    rider: Person,
    work: () => Promise<{ ride: StoredRide; known?: Projections | undefined }>,
  ): Promise<RideView> {
    for (let again = DECIDED_AGAIN; ; again -= 1) {
      try {
        const { ride, known } = await this.despiteExpiredRide({ riderId: rider.id }, work);
        return await this.view(ride, rider, known);
      } catch (error) {
        if (again === 0 || !(error instanceof DomainError && error.code === 'request/conflict')) throw error;
      }
    }
  }

  private async accept(
    person: Person,
    rideId: string,
    wanted: WantedStatus,
    command?: IdempotencyKey,
  ): Promise<RideView> {
    const seen = await this.rides.get(rideId);
    const projections = await this.projections.about([seen]);
    const driver = projections.drivers.get(seen.driverId);
    const vehicle = projections.vehicles.get(seen.vehicleId);
    const decide = (ride: StoredRide) => changeStatus(ride, person, { ...wanted, driver, vehicle }, this.clock.now());
    const change = () => this.rides.change(rideId, decide, { actor: actorOf(person), command }, seen);
    return this.view(await this.despiteExpiredRide({ driverUserId: person.id }, change), person, projections);
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
  ): Promise<RideView> {
    const options = { actor: actorOf(person), command };
    return this.view(await this.rides.change(rideId, (ride) => decide(ride, this.clock.now()), options), person);
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
