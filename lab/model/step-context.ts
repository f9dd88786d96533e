import { driverHttp } from '@pothik/contracts/driver';
import { isOpen, RIDE_STATUS, type RideStatus, type RideView, rideHttp } from '@pothik/contracts/ride';
import type { Actor, DriverActor } from '../../e2e/support/actors/actor.js';
import { blockOrNot } from './drivers-block.js';
import { moveAway } from './next-driver.js';
import { LOCATIONS, type Step } from './steps.js';
import type { Witness } from './witness.js';
import type { ModelLane } from './world/model-platform.js';

/** The state a step is taken in: the run's rides so far, the lane's people, and who acts. */
export class StepContext {
  constructor(
    readonly lane: ModelLane,
    readonly witness: Witness,
    readonly step: Step,
  ) {}

  get anybody(): Actor {
    const { riders, drivers, administrator } = this.lane;
    return pick([...riders, ...drivers, administrator], this.step.who);
  }

  get rider(): Actor {
    return pick(this.lane.riders, this.step.who);
  }

  get driver(): DriverActor {
    return pick(this.lane.drivers, this.step.value);
  }

  /** A ride in one of the statuses if there is one, else any ride of this run. Undefined before the first booking. */
  rideIn(...statuses: readonly RideStatus[]): RideView | undefined {
    const { rides } = this.witness;
    const meant = rides.filter(({ rideStatus }) => statuses.includes(rideStatus));
    const among = meant.length > 0 ? meant : rides;
    return among.length > 0 ? pick(among, this.step.ride) : undefined;
  }

  riderOf({ user }: RideView): Actor {
    return known(this.lane.riders.find(({ personId }) => personId === user._id));
  }

  driverOf({ driver }: RideView): DriverActor {
    return known(this.lane.drivers.find(({ driverId }) => driverId === driver._id));
  }

  /** A person of this lane who has no part in the ride. */
  strangerTo(ride: RideView): Actor {
    const { riders, drivers } = this.lane;
    const strangers = [...riders, ...drivers].filter(
      (one) => one !== this.riderOf(ride) && one !== this.driverOf(ride),
    );
    return pick(strangers, this.step.who);
  }

  book(rider: Actor, { driverId }: DriverActor): Promise<void> {
    return this.witness.command(rider, rideHttp.book, { ...this.written, driver: driverId }, this.step.twice);
  }

  /** What a rider writes: some of the time with an offer. */
  private get written() {
    const { ride, value } = this.step;
    return ride % 2 ? { ...LOCATIONS, offer: LOWEST_FARE + value } : LOCATIONS;
  }

  /** More than the last offer, or as much. */
  async offer(rider: Actor, { _id: rideId, offer }: RideView): Promise<void> {
    const fare = (offer?.fare ?? LOWEST_FARE) + this.step.value;
    await this.witness.command(rider, rideHttp.makeOffer, { rideId, offer: fare }, this.step.twice);
  }

  /** A fare above the offer, in the same act as the acceptance or afterwards; a request without an offer gets one first. */
  async counter(ride: RideView): Promise<void> {
    const { _id: rideId, rideStatus, offer } = ride;
    const isRequest = rideStatus === RIDE_STATUS.REQUESTED;
    if (isRequest && offer === undefined) await this.offer(this.riderOf(ride), ride);
    const fare = (offer?.fare ?? LOWEST_FARE) + MOST_DRAWN + 1 + this.step.value;
    const driver = this.driverOf(ride);
    if (!isRequest) return this.witness.command(driver, rideHttp.setFare, { rideId, fare }, this.step.twice);
    const order = { rideId, rideStatus: RIDE_STATUS.ACCEPTED, fare };
    return this.witness.command(driver, rideHttp.updateStatus, order, this.step.twice);
  }

  /** Books, and cancels before the driver answers. */
  async changeMind(rider: Actor, driver: DriverActor): Promise<void> {
    await this.book(rider, driver);
    const made = this.witness.rides.findLast(
      ({ user, rideStatus }) => user._id === rider.personId && rideStatus === RIDE_STATUS.REQUESTED,
    );
    if (made) await this.move(rider, made, RIDE_STATUS.CANCELLED);
  }

  /** The ride's driver blocks its rider, or takes the block back; the rider looks, and books the driver or asks the nearest. */
  async blockOrNot(ride: RideView): Promise<void> {
    const [rider, driver] = [this.riderOf(ride), this.driverOf(ride)];
    await blockOrNot(this.witness, { rider, driver });
    await this.witness.ask(rider, driverHttp.freeDrivers, {});
    await (this.step.value % 2 ? this.book(rider, driver) : this.askNearest(rider));
  }

  /** Searches among the lane's drivers, who alone have such a vehicle; some of the time as a page of the release before. */
  askNearest(rider: Actor): Promise<void> {
    const { vehicleType } = this.lane;
    const { ride, twice } = this.step;
    const whom = ride % 3 === 0 ? { drivers: [this.driver.driverId] } : { vehicleType };
    return this.witness.command(rider, rideHttp.askNearest, { ...this.written, ...whom }, twice);
  }

  /** The rider asks the next driver, most of the time after this one was noted to move away or asked a fare above the offer; the former one looks. */
  async askNext(ride: RideView): Promise<void> {
    const { _id: rideId } = ride;
    const [rider, former] = [this.riderOf(ride), this.driverOf(ride)];
    const isDear = ride.offer?.askNextUntil !== undefined && this.step.value % 3 > 0;
    if (!isDear && this.step.value % 6 > 0) await moveAway(this.lane, this.witness, rider, ride);
    await this.witness.command(rider, rideHttp.askNext, { rideId }, this.step.twice);
    await this.witness.ask(former, rideHttp.getRide, { rideId });
    await this.witness.ask(former, rideHttp.currentRide, {});
  }

  /** A driver says that he is there before he cancels: three rides in a day that he cancels sooner pause him for half an hour. */
  async move(actor: Actor, ride: RideView, rideStatus: RideStatus, reason?: string): Promise<void> {
    const { _id: rideId } = ride;
    if (rideStatus === RIDE_STATUS.CANCELLED && actor === this.driverOf(ride))
      await this.witness.command(actor, rideHttp.tellArrival, { rideId }, this.step.twice);
    return this.set(actor, ride, rideStatus, reason);
  }

  /** A driver cancels without having arrived. */
  cancelSoon(ride: RideView): Promise<void> {
    return this.set(this.driverOf(ride), ride, RIDE_STATUS.CANCELLED, 'Too far away');
  }

  private set(actor: Actor, { _id: rideId }: RideView, rideStatus: RideStatus, reason?: string): Promise<void> {
    const input = { rideId, rideStatus, ...(reason === undefined ? {} : { reason }) };
    return this.witness.command(actor, rideHttp.updateStatus, input, this.step.twice);
  }

  setFare(actor: Actor, { _id: rideId }: RideView): Promise<void> {
    const fare = LOWEST_FARE + this.step.value;
    return this.witness.command(actor, rideHttp.setFare, { rideId, fare }, this.step.twice);
  }

  /** The driver types the code that the rider has just read, even if a concurrent step changes it in between. */
  async enterCode(ride: RideView): Promise<void> {
    const { startCode = NO_CODE } = await this.witness.read(this.riderOf(ride), rideHttp.getRide, { rideId: ride._id });
    await this.typeCode(this.driverOf(ride), ride, startCode);
  }

  typeCode(actor: Actor, { _id: rideId }: RideView, otp: string): Promise<void> {
    return this.witness.command(actor, rideHttp.verifyCode, { rideId, otp }, this.step.twice);
  }

  /** A code that differs from every code seen for the ride. */
  wrongCode({ _id }: RideView): string {
    const seen = this.witness.codes.filter(({ rideId }) => rideId === _id).at(-1)?.code ?? NO_CODE;
    return String((Number(seen) + 1) % 1_000_000).padStart(6, '0');
  }

  /** The next regular step of the ride by its own people. */
  proceed(ride: RideView): Promise<void> {
    const driver = this.driverOf(ride);
    if (!isOpen(ride.rideStatus)) return this.book(this.riderOf(ride), this.driver);
    if (ride.rideStatus === RIDE_STATUS.REQUESTED) return this.move(driver, ride, RIDE_STATUS.ACCEPTED);
    if (ride.rideStatus === RIDE_STATUS.PICKED_UP) return this.move(driver, ride, RIDE_STATUS.IN_TRANSIT);
    if (ride.rideStatus === RIDE_STATUS.IN_TRANSIT) return this.move(driver, ride, RIDE_STATUS.COMPLETED);
    return ride.fare === null ? this.setFare(driver, ride) : this.enterCode(ride);
  }
}

/** Whole BDT. */
const LOWEST_FARE = 50;
/** The largest number of a step. */
const MOST_DRAWN = 59;
/** Typed when no code has been seen. */
const NO_CODE = '000000';

export const pick = <Item>(items: readonly Item[], drawn: number): Item => known(items[drawn % items.length]);

function known<Item>(item: Item | undefined): Item {
  if (item === undefined) throw new Error('No person of this lane takes part in that ride.');
  return item;
}
