import { type RideStatus, type RideView, rideHttp } from '@pothik/contracts/ride';
import type { Actor, DriverActor, Lane } from '../support/actors/actor.js';
import { book } from '../support/people.js';

/** Whole BDT. */
export const FARE = 220;
const STATUSES: readonly RideStatus[] = ['REQUESTED', 'ACCEPTED', 'PICKED UP', 'IN TRANSIT', 'COMPLETED'];

/** A rider and a driver with a ride between them, and others who have no part in it. */
export class RideFixture {
  readonly rider: Actor;
  readonly otherRider: Actor;
  readonly driver: DriverActor;
  readonly otherDriver: DriverActor;
  readonly administrator: Actor;

  constructor({ riders, drivers, administrator }: Lane) {
    [this.rider, this.otherRider] = riders as [Actor, Actor];
    [this.driver, this.otherDriver] = drivers as [DriverActor, DriverActor];
    this.administrator = administrator;
  }

  /** The step into each status of `STATUSES`, from the one before. */
  readonly way: readonly ((ride: RideView) => Promise<unknown>)[] = [
    async () => undefined,
    async (ride) => {
      await this.must(this.driver, ride, 'ACCEPTED');
      await this.driver.visitor.call(rideHttp.setFare, { rideId: ride._id, fare: FARE });
    },
    async (ride) => this.driver.visitor.call(rideHttp.verifyCode, { rideId: ride._id, otp: await this.codeOf(ride) }),
    (ride) => this.must(this.driver, ride, 'IN TRANSIT'),
    (ride) => this.must(this.driver, ride, 'COMPLETED'),
  ];

  /** A new ride of the rider with the driver, brought to a status. @throws Error with the refusal */
  async rideAt(status: RideStatus): Promise<RideView> {
    const ride = await book(this.rider.visitor, this.driver.driverId);
    for (const step of this.way.slice(0, STATUSES.indexOf(status) + 1)) await step(ride);
    return ride;
  }

  /** Requests another status, whatever the answer. */
  move(who: Actor, { _id: rideId }: RideView, rideStatus: RideStatus) {
    return who.visitor.ask(rideHttp.updateStatus, { rideId, rideStatus, reason: 'Because I can' });
  }

  /** @throws Error with the refusal */
  must(who: Actor, { _id: rideId }: RideView, rideStatus: RideStatus): Promise<RideView> {
    return who.visitor.call(rideHttp.updateStatus, { rideId, rideStatus, reason: 'Because it is time' });
  }

  /** The ride as an administrator reads it now. */
  now({ _id: rideId }: RideView): Promise<RideView> {
    return this.administrator.visitor.call(rideHttp.getRide, { rideId });
  }

  /** The code as its rider reads it. */
  async codeOf({ _id: rideId }: RideView): Promise<string> {
    return (await this.rider.visitor.call(rideHttp.getRide, { rideId })).startCode ?? '';
  }

  /** Ends all open rides, so that the next test begins with none. */
  async endAll(): Promise<void> {
    for (const rider of [this.rider, this.otherRider]) {
      const open = await rider.visitor.call(rideHttp.currentRide, {});
      if (open) await this.must(open.rideStatus === 'REQUESTED' ? rider : this.administrator, open, 'CANCELLED');
    }
  }
}
