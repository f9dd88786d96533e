import { driverHttp } from '@pothik/contracts/driver';
import { rideHttp } from '@pothik/contracts/ride';
import { eventually } from '../eventually.js';
import { logIn, type PlatformAddresses } from '../people.js';
import { endRides } from '../rides-in-states.js';

const DRIVERS = ['driver', 'driver2', 'driver3'];
const REASON = 'The next file begins';
/** How long the ride service may take to hear of it on a busy machine. */
const WITHIN_MS = 60_000;
const RIDERS = ['rider', 'rider2', 'rider3'];

const loggedIn = ({ url }: PlatformAddresses, accounts: readonly string[]) =>
  Promise.all(accounts.map((account) => logIn(url, `${account}@pothik.test`)));

/** The world as a file expects it, whatever an earlier file left: no open rides, the demonstration's drivers free and nobody else. */
export async function resetWorld(platform: PlatformAddresses): Promise<void> {
  const [administrator, ...drivers] = await loggedIn(platform, ['admin', ...DRIVERS]);
  const [rider, ...otherRiders] = await loggedIn(platform, RIDERS);
  if (!administrator || !rider) throw new Error('The demonstration people are missing');
  const free = new Set<string>();
  const suspended = new Set<string>();
  for (const driver of drivers) {
    await endRides({ driver });
    const [profile] = (await driver.call(driverHttp.drivers, {})).data;
    if (!profile) throw new Error('A driver of the demonstration has no profile');
    if (profile.status !== 'APPROVED')
      await administrator.call(driverHttp.updateStatus, { id: profile._id, status: 'APPROVED', reason: REASON });
    await driver.call(driverHttp.update, { id: profile._id, availabilityStatus: 'ONLINE' });
    free.add(profile._id);
  }
  for (const one of [rider, ...otherRiders]) {
    const open = await one.call(rideHttp.currentRide, {});
    if (open)
      await administrator.call(rideHttp.updateStatus, {
        rideId: open._id,
        rideStatus: 'CANCELLED',
        reason: REASON,
      });
  }
  await eventually(async () => {
    const listed = (await rider.call(driverHttp.freeDrivers, {})).data.map(({ _id }) => _id);
    for (const id of listed.filter((one) => !free.has(one) && !suspended.has(one))) {
      await administrator.call(driverHttp.updateStatus, { id, status: 'SUSPENDED', reason: REASON });
      suspended.add(id);
    }
    expect([...listed].sort()).toEqual([...free].sort());
  }, WITHIN_MS);
}
