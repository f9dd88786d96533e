import { driverHttp } from '@pothik/contracts/driver';
import type { Page } from 'playwright-core';
import { logIn, newDriver } from '../support/people.js';
import { PHONE } from './ride-actions.js';
import { PEOPLE, type ScreenFixture } from './screen-fixture.js';

/** The driver's page on a phone: the ride under way and the requests. */
export const requestsPage = (fixture: ScreenFixture): Promise<Page> =>
  fixture.visit('/driver/ride-request', { as: PEOPLE.driver, ...PHONE });

export const completeButton = (page: Page) => page.getByRole('button', { name: /^Hold to complete/ });

/** Holds Complete until the ride is over, however slow the machine is, as the page that follows shows. */
export async function completeRide(page: Page, over = page.getByRole('heading', { name: /^Collect from/ })) {
  await completeButton(page).hover();
  await page.mouse.down();
  await over.waitFor();
  await page.mouse.up();
}

/** A new driver, waiting for approval. */
export async function candidate({ platform }: ScreenFixture, name: string, email: string) {
  const { visitor, profile } = await newDriver(platform, name, email);
  const administrator = await logIn(platform.url, PEOPLE.admin);
  const become = (status: 'APPROVED' | 'SUSPENDED', reason?: string) =>
    administrator.call(driverHttp.updateStatus, { id: profile._id, status, ...(reason ? { reason } : {}) });
  return { visitor, driverId: profile._id, become };
}
