import path from 'node:path';
import { type DriverView, driverHttp } from '@pothik/contracts/driver';
import { userHttp } from '@pothik/contracts/user';
import type { ChosenFile } from '../support/drawing.js';
import { eventually } from '../support/eventually.js';
import { approveAndGoOnline, logIn, newDriver, newRider, type PlatformAddresses } from '../support/people.js';
import { completed } from '../support/rides-in-states.js';
import type { Visitor } from '../support/visitor.js';
import { PEOPLE } from './screen-fixture.js';

/** A person registered for one test. */
export interface Person {
  name: string;
  email: string;
  visitor: Visitor;
}

/** A driver registered for one test. */
export interface DrivingPerson extends Person {
  driverId: string;
  vehicleId: string;
}

/** An address of the test file's own: other files register people of the same name. */
const emailOf = (name: string): string => {
  const file = path.basename(expect.getState().testPath ?? 'story', '.e2e.spec.ts');
  return `${name.toLowerCase().replace(/\W+/g, '.')}@${file}.test`;
};

/** Waits until the user service has consumed the registration. */
async function untilNamed(visitor: Visitor, name: string): Promise<void> {
  await eventually(async () => expect((await visitor.call(userHttp.getMe, {})).name).toBe(name));
}

/** A rider with only a name and an e-mail. */
export async function riderNamed(platform: PlatformAddresses, name: string): Promise<Person> {
  const email = emailOf(name);
  const visitor = await newRider(platform, name, email);
  await untilNamed(visitor, name);
  return { name, email, visitor };
}

/** A PENDING driver with five years of experience and a CNG. */
export async function driverNamed(platform: PlatformAddresses, name: string): Promise<DrivingPerson> {
  const email = emailOf(name);
  const { visitor, profile } = await newDriver(platform, name, email);
  await untilNamed(visitor, name);
  await eventually(async () => expect((await recordOf({ visitor })).user.name).toBe(name));
  return { name, email, visitor, driverId: profile._id, vehicleId: profile.vehicle._id };
}

/** The driver's own record as the platform stores it. */
export async function recordOf({ visitor }: Pick<Person, 'visitor'>): Promise<DriverView> {
  const [record] = (await visitor.call(driverHttp.drivers, {})).data;
  if (!record) throw new Error('the driver has no record');
  return record;
}

/** Approves a driver and completes one ride of 220 BDT. */
export async function driveOnce(platform: PlatformAddresses, driver: DrivingPerson): Promise<void> {
  const administrator = await logIn(platform.url, PEOPLE.admin);
  const { visitor: rider } = await riderNamed(platform, `Rider of ${driver.name}`);
  await approveAndGoOnline(administrator, driver.visitor, driver.driverId, rider);
  await completed({ rider, driver: driver.visitor, driverId: driver.driverId });
  await eventually(async () => expect((await recordOf(driver)).totalRides).toBe(1));
}

/** Replaces the pictures of the driver's vehicle. */
export async function sendVehicleImages({ visitor, vehicleId }: DrivingPerson, files: ChosenFile[]): Promise<void> {
  const form = new FormData();
  form.set('data', '{}');
  for (const { name, mimeType, buffer } of files) form.append('files', new Blob([buffer], { type: mimeType }), name);
  const { status, body } = await visitor.send('PATCH', `/api/v1/vehicle/update/${vehicleId}`, { body: form });
  if (status !== 200) throw new Error(`the pictures were refused: ${JSON.stringify(body)}`);
}
