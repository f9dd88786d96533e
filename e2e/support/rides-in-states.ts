import { driverHttp } from '@pothik/contracts/driver';
import { type BookingPoints, type RideStatus, type RideView, rideHttp, START_CODE } from '@pothik/contracts/ride';
import { eventually } from './eventually.js';
import { book, logIn, type PlatformAddresses } from './people.js';
import type { Visitor } from './visitor.js';

/** A rider and the driver they ride with. */
export interface People {
  rider: Visitor;
  driver: Visitor;
  /** The id of the driver profile, not of the person. */
  driverId: string;
  /** Those of the places they ride between; a ride of text alone without them. */
  points?: BookingPoints;
}

/** Brings a ride into one state, whatever the people did before. */
export type RideInState = (people: People) => Promise<RideView>;

const FARE_BDT = 220;
/** Below the upper end of every fair band. */
const OFFER_BDT = 100;
/** Above every fair band, below every ceiling. */
const DEAR_FARE_BDT = 390;
/** The seeded month is some hundred events. */
const PAST_TOLD_WITHIN_MS = 60_000;

/** The statuses by which a driver ends an open ride. */
const WAYS_OUT: Readonly<Partial<Record<RideStatus, readonly RideStatus[]>>> = {
  REQUESTED: ['REJECTED'],
  ACCEPTED: ['CANCELLED'],
  'PICKED UP': ['IN TRANSIT', 'COMPLETED'],
  'IN TRANSIT': ['COMPLETED'],
};
const REASON = 'The road is closed';

/**
 * Logs both in by e-mail, and waits until the driver's seeded rides are handled: every completed ride is in the totals.
 * @throws Error when the driver has no profile
 */
export async function peopleOf({ url }: PlatformAddresses, riderEmail: string, driverEmail: string): Promise<People> {
  const rider = await logIn(url, riderEmail);
  const driver = await logIn(url, driverEmail);
  const { _id: driverId } = await eventually(async () => {
    const [profile] = (await driver.call(driverHttp.drivers, {})).data;
    const { meta } = await driver.call(rideHttp.rides, { rideStatus: 'COMPLETED' });
    if (profile?.totalRides !== meta.total)
      throw new Error(`The seeded rides of ${driverEmail} are not in the totals yet`);
    return profile;
  }, PAST_TOLD_WITHIN_MS);
  return { rider, driver, driverId };
}

/** Requests another status. @throws Error with the refusal */
export const move = (who: Visitor, { _id }: RideView, rideStatus: RideStatus, reason?: string): Promise<RideView> =>
  who.call(rideHttp.updateStatus, { rideId: _id, rideStatus, ...(reason ? { reason } : {}) });

/** The driver cancels at the pickup: three rides in a day that he cancels sooner pause him, and stories share their drivers. */
async function cancelAtPickup(driver: Visitor, ride: RideView): Promise<RideView> {
  await driver.call(rideHttp.tellArrival, { rideId: ride._id });
  return move(driver, ride, 'CANCELLED', REASON);
}

/** Ends every open ride and request of the driver. */
export async function endRides({ driver }: Pick<People, 'driver'>): Promise<void> {
  const { data } = await driver.call(rideHttp.rides, { rideStatus: Object.keys(WAYS_OUT).join(',') });
  for (const ride of data) {
    for (const status of WAYS_OUT[ride.rideStatus] ?? []) {
      if (status === 'CANCELLED') await cancelAtPickup(driver, ride);
      else await move(driver, ride, status, status === 'REJECTED' ? REASON : undefined);
    }
  }
}

export const requested: RideInState = async (people) => {
  await endRides(people);
  return book(people.rider, people.driverId, people.points);
};

export const rejected: RideInState = async (people) => move(people.driver, await requested(people), 'REJECTED', REASON);

export const accepted: RideInState = async (people) => move(people.driver, await requested(people), 'ACCEPTED');

/** Dhanmondi 27 and Kamalapur Station: a ride between them has an estimate. */
export const POINTS = { pickupPoint: { lat: 23.7561, lng: 90.3755 }, dropPoint: { lat: 23.7322, lng: 90.4265 } };

export const acceptedWithEstimate: RideInState = (people) => accepted({ ...people, points: POINTS });

/** A request with the rider's offer. */
export const offered: RideInState = async (people) => {
  await endRides(people);
  return book(people.rider, people.driverId, { ...POINTS, offer: OFFER_BDT });
};

/** The driver accepted for the offer, which is the fare. */
export const offerTaken: RideInState = async (people) => move(people.driver, await offered(people), 'ACCEPTED');

/** The driver accepted for another fare than the offer. */
export const counterOffered: RideInState = async (people) => {
  const { _id: rideId, estimate } = await offered(people);
  return people.driver.call(rideHttp.updateStatus, { rideId, rideStatus: 'ACCEPTED', fare: estimate?.fare.high });
};

export const cancelled: RideInState = async (people) => cancelAtPickup(people.driver, await accepted(people));

export const fareSet: RideInState = async (people) => {
  const { _id } = await accepted(people);
  return people.driver.call(rideHttp.setFare, { rideId: _id, fare: FARE_BDT });
};

/** Above the fair band, with the driver's reason. */
export const dearFareSet: RideInState = async (people) => {
  const { _id } = await acceptedWithEstimate(people);
  const reason = 'The Mohakhali flyover is closed, the way around is 6 km longer';
  return people.driver.call(rideHttp.setFare, { rideId: _id, fare: DEAR_FARE_BDT, reason });
};

/** The start code as its rider sees it. @throws Error when there is none */
export async function startCodeOf({ rider }: People, { _id }: RideView): Promise<string> {
  const { startCode } = await rider.call(rideHttp.getRide, { rideId: _id });
  if (startCode === undefined) throw new Error('the rider sees no start code');
  return startCode;
}

/** Six digits that are not the start code. */
export const wrongCodeOf = async (people: People, ride: RideView): Promise<string> =>
  (await startCodeOf(people, ride)) === '000000' ? '111111' : '000000';

export const codeLocked: RideInState = async (people) => {
  const ride = await fareSet(people);
  const otp = await wrongCodeOf(people, ride);
  for (let tried = 0; tried < START_CODE.tries; tried += 1)
    await people.driver.ask(rideHttp.verifyCode, { rideId: ride._id, otp });
  return ride;
};

export const pickedUp: RideInState = async (people) => {
  const ride = await fareSet(people);
  return people.driver.call(rideHttp.verifyCode, { rideId: ride._id, otp: await startCodeOf(people, ride) });
};

export const inTransit: RideInState = async (people) => move(people.driver, await pickedUp(people), 'IN TRANSIT');

export const completed: RideInState = async (people) => move(people.driver, await inTransit(people), 'COMPLETED');
