import { authHttp } from '@pothik/contracts/auth';
import { type DriverView, driverHttp } from '@pothik/contracts/driver';
import { eventually } from './eventually.js';
import {
  approveAndGoOnline,
  logIn,
  newDriver,
  newRider,
  PASSWORD,
  type PapersNumbers,
  type PlatformAddresses,
} from './people.js';
import { accepted, move, type People } from './rides-in-states.js';
import type { Visitor } from './visitor.js';

/** Who administers them. */
const ADMINISTRATOR = 'admin@pothik.test';

/** The driver as administrators see them. */
const seenByAdministrators = async (administrator: Visitor, id: string) =>
  (await administrator.call(driverHttp.getDriver, { id })) as DriverView;

/** Waits until the driver service knows the name. */
const untilNamed = (administrator: Visitor, id: string, name: string): Promise<DriverView> =>
  eventually(async () => {
    const driver = await seenByAdministrators(administrator, id);
    if (driver.user.name !== name) throw new Error(`The driver ${name} has no name yet`);
    return driver;
  });

/** An approved driver who is ONLINE, and a rider of their own, whose address begins with `rider-of-`. */
export async function onDuty(platform: PlatformAddresses, name: string, email: string): Promise<People> {
  const administrator = await logIn(platform.url, ADMINISTRATOR);
  const { visitor: driver, profile } = await newDriver(platform, name, email);
  const rider = await newRider(platform, `Rider of ${name}`, `rider-of-${email}`);
  await untilNamed(administrator, profile._id, name);
  await approveAndGoOnline(administrator, driver, profile._id, rider);
  return { rider, driver, driverId: profile._id };
}

/** Accepts a ride and cancels it in the same minute. */
export const cancelAtOnce = async (people: People): Promise<void> => {
  await move(people.driver, await accepted(people), 'CANCELLED', 'Too far from here');
};

/** Suspended for fraud, gone, and registered again with the same e-mail address, licence and plate. */
export async function backAgain(platform: PlatformAddresses, name: string, email: string, numbers: PapersNumbers) {
  const administrator = await logIn(platform.url, ADMINISTRATOR);
  const { visitor: former, profile } = await newDriver(platform, name, email, 'CNG', numbers);
  const decision = {
    id: profile._id,
    status: 'SUSPENDED',
    reason: 'The papers are false.',
    reasonKind: 'fraud',
  } as const;
  await administrator.call(driverHttp.updateStatus, decision);
  await former.call(authHttp.deleteMe, { password: PASSWORD });
  await eventually(async () => {
    const { body } = await administrator.ask(driverHttp.getDriver, { id: profile._id });
    if (body.code !== 'driver/not-found') throw new Error(`The profile of ${name} is still there`);
  });
  const { visitor, profile: again } = await newDriver(platform, name, email, 'CNG', numbers);
  const { formerProfiles = [] } = await untilNamed(administrator, again._id, name);
  return { visitor, driverId: again._id, formerProfiles };
}
