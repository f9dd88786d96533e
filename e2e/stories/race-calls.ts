import { driverHttp, VEHICLE_TYPE } from '@pothik/contracts/driver';
import type { Point } from '@pothik/contracts/platform';
import { type RideView, rideHttp } from '@pothik/contracts/ride';
import type { Actor, DriverActor } from '../support/actors/actor.js';
import type { Answer } from '../support/visitor.js';

/** Rounds of each race: 1,000 with `npm run test:long`. The model meets the same calls in random order. */
export const ROUNDS = process.env.LONG ? 1_000 : 8;
/** Groups of people who race at the same time. */
export const LANES = process.env.LONG ? 4 : 2;
export const PATIENCE_MS = process.env.LONG ? 3_600_000 : 300_000;
export const LOCATIONS = { pickupLocation: 'Dhanmondi 27', dropLocation: 'Farmgate' };

export const statuses = (answers: readonly Answer[]) => answers.map(({ status }) => status).sort();
export const codes = (answers: readonly Answer[]) =>
  answers.map(({ body }) => (body as { code?: string }).code).filter(Boolean);
export const move = (who: Actor, ride: RideView, rideStatus: RideView['rideStatus'], reason?: string) =>
  who.visitor.ask(rideHttp.updateStatus, { rideId: ride._id, rideStatus, ...(reason ? { reason } : {}) });
export const accept = (driver: Actor, ride: RideView) => move(driver, ride, 'ACCEPTED');
export const cancel = (who: Actor, ride: RideView) => move(who, ride, 'CANCELLED', 'Changed my mind');
export const reject = (driver: Actor, ride: RideView) => move(driver, ride, 'REJECTED');
/** Where these drivers stand, away from all others; by the first of them. */
const pickups = new Map<string, Point>();
const APART_DEGREES = 0.5;
/** Cells of 500 m leave the order as it is. */
const BETWEEN_DEGREES = 0.01;

/** These drivers stand at a place of their own, the first the nearest; answers with a rider's search there. */
export async function searchAmong(drivers: readonly DriverActor[]) {
  const [{ driverId }] = drivers as [DriverActor];
  const pickupPoint = pickups.get(driverId) ?? { lat: 21 + pickups.size * APART_DEGREES, lng: 90 };
  pickups.set(driverId, pickupPoint);
  for (const [index, { visitor }] of drivers.entries()) {
    await visitor.call(driverHttp.changePositionConsent, { granted: true });
    const place = { ...pickupPoint, lat: pickupPoint.lat + BETWEEN_DEGREES * index };
    // Told within the last four seconds it is known already.
    expect([200, 429]).toContain((await visitor.ask(driverHttp.tellPosition, place)).status);
  }
  return ({ visitor }: Actor) =>
    visitor.ask(rideHttp.askNearest, { ...LOCATIONS, pickupPoint, vehicleType: VEHICLE_TYPE.CNG });
}
export const rideFrom = ({ status, body }: Answer<{ data: RideView }>): RideView => {
  expect(status).toBe(201);
  return body.data;
};
export const asSeenBy = (rider: Actor, { _id: rideId }: RideView): Promise<RideView> =>
  rider.visitor.call(rideHttp.getRide, { rideId });
export const historyOf = async (rider: Actor, ride: RideView) =>
  (await rider.visitor.call(rideHttp.getRide, { rideId: ride._id })).history.map(({ to }) => to);

export async function openRides({ visitor }: Actor): Promise<number> {
  const { meta } = await visitor.call(rideHttp.rides, { rideStatus: 'REQUESTED,ACCEPTED,PICKED UP,IN TRANSIT' });
  return meta.total;
}

export async function engagedRides({ visitor }: Actor): Promise<number> {
  const { meta } = await visitor.call(rideHttp.rides, { rideStatus: 'ACCEPTED,PICKED UP,IN TRANSIT' });
  return meta.total;
}
