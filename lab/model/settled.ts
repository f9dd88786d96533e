import { type DriverView, driverHttp } from '@pothik/contracts/driver';
import { RIDE_STATUS, rideHttp } from '@pothik/contracts/ride';
import type { Actor, DriverActor, Lane } from '../../e2e/support/actors/actor.js';
import { inLanes } from '../../e2e/support/actors/in-lanes.js';
import { allNotifications, allRides, type Reader } from '../traffic/checks/gather-evidence.js';
import { type Settled, settledFindings } from './checks/settled.rules.js';
import { Witness } from './witness.js';

/** So many people are read at a time. */
const READ_AT_ONCE = 8;

/** Reads everything of these people from the platform and returns the findings. */
export async function settledFindingsOf(
  { riders, drivers, administrator }: Lane,
  recorded: Settled['recorded'],
): Promise<string[]> {
  const witness = new Witness();
  const asReader = (actor: Actor): Reader => ({
    insist: (endpoint, input) => witness.read(actor, endpoint, input),
  });
  const rides = (await inLanes(READ_AT_ONCE, riders, (rider) => allRides(asReader(rider)))).flat();
  const totals = await inLanes(READ_AT_ONCE, drivers, (driver) => totalsOf(witness, driver));
  const incidents = await incidentIds(asReader(administrator));
  for (const actor of [...riders, ...drivers]) await allNotifications(asReader(actor));
  return [...witness.findings, ...settledFindings({ recorded, rides, totals, incidents })];
}

async function totalsOf(witness: Witness, driver: DriverActor) {
  const { data } = await witness.read(driver, driverHttp.drivers, {});
  const completed = await witness.read(driver, rideHttp.rides, { rideStatus: RIDE_STATUS.COMPLETED, limit: 1 });
  const { totalRides, totalEarnings, engaged } = data[0] as DriverView;
  return {
    driverId: driver.driverId,
    name: driver.name,
    totalRides,
    totalEarnings,
    engaged,
    totalFare: Number(completed.meta.totalFare),
  };
}

async function incidentIds({ insist }: Reader): Promise<Set<string>> {
  const ids = new Set<string>();
  for (let page = 1; ; page += 1) {
    const { data, meta } = await insist(rideHttp.incidents, { page, limit: 100 });
    for (const { _id } of data) ids.add(_id);
    if (page >= meta.totalPage) return ids;
  }
}
