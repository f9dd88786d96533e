import { authHttp } from '@pothik/contracts/auth';
import { type DriverView, driverHttp } from '@pothik/contracts/driver';
import { ROLE } from '@pothik/contracts/platform';
import { userHttp } from '@pothik/contracts/user';
import { eventually } from '../../../e2e/support/eventually.js';
import type { Gateways } from '../session/gateways.js';
import { Session } from '../session/session.js';
import { NotificationReader } from '../streams/notification-reader.js';
import type { LoadDriver, LoadRider } from './people.js';

export const PASSWORD = 'Pothik#2026';
const PATIENCE_MS = 60_000;

/** Where people register, and how to read their mailed codes. */
export interface SignUp {
  gateways: Gateways;
  /** The newest code mailed to an address; waits for it. */
  mailedCode: (email: string) => Promise<string>;
}

async function newPerson({ gateways, mailedCode }: SignUp, name: string): Promise<Session> {
  const email = `${name.toLowerCase().replaceAll(' ', '-')}@load.test`;
  const session = new Session(gateways, { email, password: PASSWORD });
  await session.insist(authHttp.registerUser, { name, email, password: PASSWORD });
  await session.insist(authHttp.sendCode, { email });
  await session.insist(authHttp.verifyCode, { email, otp: await mailedCode(email) });
  await session.logIn();
  return session;
}

/** A rider with his stream open. @throws Refused */
export async function newRider(signUp: SignUp, name: string): Promise<LoadRider> {
  const session = await newPerson(signUp, name);
  const { _id: personId } = await session.insist(userHttp.getMe, {});
  const reader = new NotificationReader(session);
  reader.start();
  return { name, personId, session, reader };
}

/** A driver, approved and ONLINE. @throws Refused */
export async function newDriver(
  signUp: SignUp,
  name: string,
  number: string,
  administrator: Session,
): Promise<LoadDriver> {
  const session = await newPerson(signUp, name);
  const { _id: personId } = await session.insist(userHttp.getMe, {});
  const vehicle = await session.insist(driverHttp.registerVehicle, {
    brand: 'Bajaj',
    model: 'RE 4S',
    vehicleType: 'CNG',
    vehicleLicense: `DM-${number}`,
  });
  const license = { licenseNumber: `DK${number}`, experience: 5 };
  const profile = (await session.insist(driverHttp.registerDriver, {
    user: personId,
    vehicle: vehicle._id,
    ...license,
  })) as DriverView;
  await becomesDriver(session, name);
  await administrator.insist(driverHttp.updateStatus, { id: profile._id, status: 'APPROVED' });
  await session.insist(driverHttp.update, { id: profile._id, availabilityStatus: 'ONLINE' });
  const { totalRides, totalEarnings } = profile;
  return { name, personId, driverId: profile._id, session, before: { totalRides, totalEarnings } };
}

/** The role changes by an event, and the session by a refresh. */
const becomesDriver = (session: Session, name: string): Promise<void> =>
  eventually(async () => {
    await session.refresh();
    const { role } = await session.insist(userHttp.getMe, {});
    if (role !== ROLE.DRIVER) throw new Error(`${name} is still ${role}`);
  }, PATIENCE_MS);
