import { authHttp } from '@pothik/contracts/auth';
import { AVAILABILITY, type DriverView, driverHttp, isLeaving } from '@pothik/contracts/driver';
import { notificationEvents } from '@pothik/contracts/notification';
import { RIDE_STATUS, type RideView, rideHttp } from '@pothik/contracts/ride';
import type { DriverActor } from '../../e2e/support/actors/actor.js';
import { PASSWORD } from '../../e2e/support/people.js';
import { unlessInTime } from './in-time.js';
import type { Witness } from './witness.js';
import type { ModelLane } from './world/model-platform.js';

/** More than the five minutes of silence that make a driver unreachable. */
const SILENCE_MS = 360_000;

/** A driver who is logged in logs out; one who is logged out logs in. */
export async function comeOrGo(witness: Witness, driver: DriverActor): Promise<void> {
  if (!witness.presence.leaves(driver)) return comeBack(witness, driver);
  await witness.read(driver, authHttp.logout, {});
  witness.presence.hasLeft(driver);
}

export async function comeBack(witness: Witness, driver: DriverActor): Promise<void> {
  if (!witness.presence.returns(driver)) return;
  await witness.read(driver, authHttp.login, { email: driver.email, password: PASSWORD });
  witness.presence.isBack(driver);
}

/** Notification says of a driver that nobody has seen them, so much later than any call of theirs. */
export async function loseTouch({ publish }: ModelLane, { personId }: DriverActor): Promise<void> {
  const now = Date.now();
  await publish(notificationEvents.personUnreachable, {
    aggregateId: personId,
    occurredAt: new Date(now + SILENCE_MS),
    payload: { personId, since: new Date(now).toISOString() },
  });
}

/** While nobody acts: no request waits for a driver who has left. */
export async function waitingFindings(lane: ModelLane, witness: Witness): Promise<string[]> {
  const requested = witness.rides.filter(({ rideStatus }) => rideStatus === RIDE_STATUS.REQUESTED);
  const found = await Promise.all(requested.map((ride) => waitsInVain(lane, witness, ride)));
  return found.flat();
}

/** When all rides have ended: who is logged out is OFFLINE, however many rides there were. */
export async function presenceFindings(lane: ModelLane, witness: Witness): Promise<string[]> {
  const out = lane.drivers.filter((driver) => witness.presence.isOutUndisturbed(driver));
  const found = out.map((driver) =>
    unlessInTime(`${driver.name} logged out and is still ONLINE`, async () => {
      return (await profileOf(lane, witness, driver.driverId)).availabilityStatus === AVAILABILITY.OFFLINE;
    }),
  );
  return (await Promise.all(found)).flat();
}

const waitsInVain = ({ administrator, ...lane }: ModelLane, witness: Witness, { _id: rideId }: RideView) =>
  unlessInTime(`ride ${rideId} waits for a driver who has left`, async () => {
    const { rideStatus, driver, asking } = await witness.read(administrator, rideHttp.getRide, { rideId });
    if (rideStatus !== RIDE_STATUS.REQUESTED || asking?.looking) return true;
    const profile = await profileOf({ administrator, ...lane }, witness, driver._id);
    return profile.availabilityStatus !== AVAILABILITY.OFFLINE || !isLeaving(profile.availabilityCause);
  });

export async function profileOf({ administrator }: ModelLane, witness: Witness, id: string): Promise<DriverView> {
  return (await witness.read(administrator, driverHttp.getDriver, { id })) as DriverView;
}
