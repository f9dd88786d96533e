import { driverHttp } from '@pothik/contracts/driver';
import type { Locator, Page } from 'playwright-core';
import { logIn, type PlatformAddresses } from '../support/people.js';
import type { Visitor } from '../support/visitor.js';

export const getRideDialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Get Ride' });

/** Opens the dialog, or the ride that is open. */
export async function pressGetRide(page: Page): Promise<void> {
  await page.goto('/?get-ride=1');
}

export const askButton = (page: Page): Locator => getRideDialog(page).getByRole('button', { name: /^Ask/ });

/** The card of a driver in the list of free drivers. */
export const driverNamed = (page: Page, name: string): Locator => page.getByRole('radio', { name: new RegExp(name) });

/** Fills the open dialog without sending it. */
export async function fillBooking(page: Page, driverName: string): Promise<void> {
  await page.getByLabel('Pickup location').fill('Dhanmondi 27');
  await page.getByLabel('Drop location').fill('Kamalapur Station');
  await driverNamed(page, driverName).check();
}

/** A driver whose availability can be switched, with the id of the profile. */
export interface SwitchableDriver {
  visitor: Visitor;
  id: string;
}

/** The demonstration's three free drivers: Abdul Karim, Rafiqul Islam, Shahidul Alam. */
export const freeDrivers = ({ url }: PlatformAddresses): Promise<SwitchableDriver[]> =>
  Promise.all(
    ['driver', 'driver2', 'driver3'].map(async (account) => {
      const visitor = await logIn(url, `${account}@pothik.test`);
      const [profile] = (await visitor.call(driverHttp.drivers, {})).data;
      if (!profile) throw new Error(`${account} has no profile`);
      return { visitor, id: profile._id };
    }),
  );

export async function switchAll(
  drivers: readonly SwitchableDriver[],
  availabilityStatus: 'ONLINE' | 'OFFLINE',
): Promise<void> {
  for (const { visitor, id } of drivers) await visitor.call(driverHttp.update, { id, availabilityStatus });
}
