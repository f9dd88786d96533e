import { AVAILABILITY, driverHttp } from '@pothik/contracts/driver';
import type { RideView } from '@pothik/contracts/ride';
import type { DriverActor } from '../../e2e/support/actors/actor.js';
import { isPausedBetween } from './checks/pause.rules.js';
import { profileOf } from './drivers-leave.js';
import { unlessInTime } from './in-time.js';
import type { Witness } from './witness.js';
import type { ModelLane } from './world/model-platform.js';

/** The drivers of a lane who are paused, as these rides tell. */
export const pausedDrivers = ({ drivers }: ModelLane, rides: readonly RideView[]): DriverActor[] =>
  drivers.filter(({ driverId }) => isPausedBetween(driverId, rides, Date.now(), Date.now()));

/** When all rides have ended: who cancelled three of them soon is OFFLINE, and cannot go ONLINE. */
export async function pausedFindings(
  lane: ModelLane,
  witness: Witness,
  paused: readonly DriverActor[],
): Promise<string[]> {
  const found = paused.map((driver) =>
    unlessInTime(`${driver.name} cancelled three rides soon and may be ONLINE`, async () => {
      const order = { id: driver.driverId, availabilityStatus: AVAILABILITY.ONLINE };
      const { body } = await witness.ask(driver, driverHttp.update, order, crypto.randomUUID());
      const profile = await profileOf(lane, witness, driver.driverId);
      return body.code === 'driver/paused' && profile.availabilityStatus === AVAILABILITY.OFFLINE;
    }),
  );
  return (await Promise.all(found)).flat();
}
