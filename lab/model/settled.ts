import { type DriverView, driverHttp } from '@pothik/contracts/driver';
import { RIDE_STATUS, type RideView, rideHttp } from '@pothik/contracts/ride';
import type { Actor, DriverActor, Lane } from '../../e2e/support/actors/actor.js';
import { allNotifications, allRides, type Reader } from '../traffic/checks/gather-evidence.js';
import { settledFindings } from './checks/settled.rules.js';
import { Witness } from './witness.js';

/** What a lane's runs recorded: their rides as they ended, and the acknowledged incidents. */
export interface LaneRecord {
  rides: RideView[];
  incidents: string[];
}

/** Reads everything of a lane from the platform and returns the findings. */
export async function laneFindings({ riders, drivers, administrator }: Lane, recorded: LaneRecord): Promise<string[]> {
  const witness = new Witness();
  const asReader = (actor: Actor): Reader => ({
    insist: (endpoint, input) => witness.read(actor, endpoint, input),
  });
  const rides = (await Promise.all(riders.map((rider) => allRides(asReader(rider))))).flat();
  const totals = await Promise.all(drivers.map((driver) => totalsOf(witness, driver)));
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
