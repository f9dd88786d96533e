import { driverHttp } from '@pothik/contracts/driver';
import { type RideStatus, type RideView, rideHttp, START_CODE } from '@pothik/contracts/ride';
import { eventually } from './eventually.js';
import { book, logIn, type PlatformAddresses } from './people.js';
import type { Visitor } from './visitor.js';

/** A rider and the driver they ride with. */
export interface Cast {
  rider: Visitor;
  driver: Visitor;
  /** Of the driver profile, not of the person. */
  driverId: string;
}

/** Brings a cast's ride into one state, whatever they did before. */
export type RideStage = (cast: Cast) => Promise<RideView>;

const FARE_BDT = 220;
/** The month before is some hundred events. */
const PAST_TOLD_WITHIN_MS = 60_000;

/** How a driver ends a ride that is open. */
const WAYS_OUT: Readonly<Partial<Record<RideStatus, readonly RideStatus[]>>> = {
  REQUESTED: ['REJECTED'],
  ACCEPTED: ['CANCELLED'],
  'PICKED UP': ['IN TRANSIT', 'COMPLETED'],
  'IN TRANSIT': ['COMPLETED'],
};
const REASON = 'The road is closed';

/**
 * Logs both in by their e-mails, and waits until the driver's past is told: until every completed ride is in the totals.
 * @throws Error when the driver has no profile
 */
export async function castOf({ url }: PlatformAddresses, riderEmail: string, driverEmail: string): Promise<Cast> {
  const rider = await logIn(url, riderEmail);
  const driver = await logIn(url, driverEmail);
  const { _id: driverId } = await eventually(async () => {
    const [profile] = (await driver.call(driverHttp.drivers, {})).data;
    const { meta } = await driver.call(rideHttp.rides, { rideStatus: 'COMPLETED' });
    if (profile?.totalRides !== meta.total) throw new Error(`The past of ${driverEmail} is not told`);
    return profile;
  }, PAST_TOLD_WITHIN_MS);
  return { rider, driver, driverId };
}

/** Asks for another status. @throws Error with the refusal */
export const move = (who: Visitor, { _id }: RideView, rideStatus: RideStatus, reason?: string): Promise<RideView> =>
  who.call(rideHttp.updateStatus, { rideId: _id, rideStatus, ...(reason ? { reason } : {}) });

/** Ends every ride and request of the driver that is open. */
export async function endRides({ driver }: Pick<Cast, 'driver'>): Promise<void> {
  const { data } = await driver.call(rideHttp.rides, { rideStatus: Object.keys(WAYS_OUT).join(',') });
  for (const ride of data) {
    for (const status of WAYS_OUT[ride.rideStatus] ?? []) {
      await move(driver, ride, status, status === 'REJECTED' || status === 'CANCELLED' ? REASON : undefined);
    }
  }
}

export const requested: RideStage = async (cast) => {
  await endRides(cast);
  return book(cast.rider, cast.driverId);
};

export const rejected: RideStage = async (cast) => move(cast.driver, await requested(cast), 'REJECTED', REASON);

export const accepted: RideStage = async (cast) => move(cast.driver, await requested(cast), 'ACCEPTED');

export const cancelled: RideStage = async (cast) => move(cast.driver, await accepted(cast), 'CANCELLED', REASON);

export const fareSet: RideStage = async (cast) => {
  const { _id } = await accepted(cast);
  return cast.driver.call(rideHttp.setFare, { rideId: _id, fare: FARE_BDT });
};

/** The start code as its rider sees it. @throws Error when there is none */
export async function startCodeOf({ rider }: Cast, { _id }: RideView): Promise<string> {
  const { startCode } = await rider.call(rideHttp.getRide, { rideId: _id });
  if (startCode === undefined) throw new Error('the rider sees no start code');
  return startCode;
}

/** Six digits that are not the start code. */
export const wrongCodeOf = async (cast: Cast, ride: RideView): Promise<string> =>
  (await startCodeOf(cast, ride)) === '000000' ? '111111' : '000000';

export const codeLocked: RideStage = async (cast) => {
  const ride = await fareSet(cast);
  const otp = await wrongCodeOf(cast, ride);
  for (let tried = 0; tried < START_CODE.tries; tried += 1)
    await cast.driver.ask(rideHttp.verifyCode, { rideId: ride._id, otp });
  return ride;
};

export const pickedUp: RideStage = async (cast) => {
  const ride = await fareSet(cast);
  return cast.driver.call(rideHttp.verifyCode, { rideId: ride._id, otp: await startCodeOf(cast, ride) });
};

export const inTransit: RideStage = async (cast) => move(cast.driver, await pickedUp(cast), 'IN TRANSIT');

export const completed: RideStage = async (cast) => move(cast.driver, await inTransit(cast), 'COMPLETED');
