import { driverHttp } from '@pothik/contracts/driver';
import { rideHttp } from '@pothik/contracts/ride';
import type { Page } from 'playwright-core';
import { eventually } from '../support/eventually.js';
import { approveAndGoOnline, book, logIn, newRider } from '../support/people.js';
import { shown } from '../support/shown.js';
import { candidate, completeRide } from './driver-actions.js';
import { PHONE, sosButton, status } from './ride-actions.js';
import { PEOPLE, screenFixture } from './screen-fixture.js';

const fixture = screenFixture({ own: 'has not been tried on the shared platform' });

const pendingDialog = (page: Page) => page.getByRole('dialog', { name: 'Account Pending' });
const suspendedDialog = (page: Page) => page.getByRole('dialog', { name: 'Account Suspended' });

/** Presses Escape and clicks outside: neither may close a blocking dialog. */
async function tryToClose(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
}

describe('a driver who may not drive', () => {
  it("“Suspended driver: blocking dialog 'Account Suspended' with a Contact Support button to /support.”", async () => {
    const page = await fixture.visit('/driver/ride-completed', { as: 'suspended@pothik.test', ...PHONE });
    await suspendedDialog(page).getByText('Several riders were asked for more than the agreed fare.').waitFor();
    await tryToClose(page);
    await shown(suspendedDialog(page)).toBeVisible();
    await shown(page.getByRole('table')).toHaveCount(0);
    await suspendedDialog(page).getByRole('link', { name: 'Contact Support' }).click();
    await page.waitForURL('**/support');
    await suspendedDialog(page).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Send message' }).waitFor();
  });

  it("“Pending driver: blocking dialog 'Account Pending' with a Go to Home button to /.”", async () => {
    const page = await fixture.visit('/driver', { as: 'pending@pothik.test', ...PHONE });
    await pendingDialog(page).getByText('We are checking your licence and vehicle.').waitFor();
    await tryToClose(page);
    await shown(pendingDialog(page)).toBeVisible();
    await pendingDialog(page).getByRole('link', { name: 'Go to Home' }).click();
    await page.waitForURL((address) => address.pathname === '/');
    await pendingDialog(page).waitFor({ state: 'detached' });
    await page.getByRole('heading', { level: 1 }).waitFor();
  });

  it('“Driver status: PENDING, APPROVED, SUSPENDED.” The page shows each as soon as an administrator decides', async () => {
    const { become } = await candidate(fixture, 'Karim Mia', 'karim@driver-account.test');
    const page = await fixture.visit('/driver', { as: 'karim@driver-account.test', ...PHONE });
    await pendingDialog(page).waitFor();
    await become('APPROVED');
    await pendingDialog(page).waitFor({ state: 'detached' });
    await page.getByRole('heading', { name: 'No ride requests' }).waitFor();
    await page.getByRole('switch', { name: 'Availability' }).click();
    await page.getByText('Riders can choose you').waitFor();
    await become('SUSPENDED', 'The licence has expired');
    await suspendedDialog(page).getByText('The licence has expired').waitFor();
    await become('APPROVED');
    await suspendedDialog(page).waitFor({ state: 'detached' });
    await page.getByText('You were set offline when your account was suspended. You can drive again.').waitFor();
    await page.getByRole('button', { name: 'Go online' }).click();
    await page.getByText('You were set offline when').waitFor({ state: 'detached' });
  });

  it('a driver suspended during a ride finishes it and collects the fare, and then sees the dialog', async () => {
    const { become, visitor, driverId } = await candidate(fixture, 'Jamal Uddin', 'jamal@driver-account.test');
    const rider = await newRider(fixture.platform, 'Rahima Khatun', 'rahima@driver-account.test');
    await approveAndGoOnline(await logIn(fixture.platform.url, PEOPLE.admin), visitor, driverId, rider);
    const { _id: rideId } = await book(rider, driverId);
    await visitor.call(rideHttp.updateStatus, { rideId, rideStatus: 'ACCEPTED' });
    await visitor.call(rideHttp.setFare, { rideId, fare: 180 });
    const { startCode = '' } = await rider.call(rideHttp.getRide, { rideId });
    await visitor.call(rideHttp.verifyCode, { rideId, otp: startCode });
    await become('SUSPENDED', 'The licence has expired');
    const page = await fixture.visit('/driver/ride-completed', { as: 'jamal@driver-account.test', ...PHONE });
    const banner = page.getByText('Account Suspended: The licence has expired');
    await banner.waitFor();
    await status(page, 'PICKED UP').waitFor();
    await sosButton(page).waitFor();
    await eventually(async () => {
      await page.mouse.wheel(0, 5_000);
      expect(await page.evaluate<number>('scrollY')).toBeGreaterThan(0);
    });
    await shown(banner).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: 'Start the ride' }).click();
    await completeRide(page);
    await page.getByRole('button', { name: /^Received/ }).click();
    await suspendedDialog(page).getByText('The licence has expired').waitFor();
  });
});

describe('availability', () => {
  it('“Driver availability: ONLINE, OFFLINE; the switch toggles between them.” Drivers “switch between ONLINE and OFFLINE availability”, and riders see it', async () => {
    const rider = await logIn(fixture.platform.url, PEOPLE.rider);
    const isFree = async () =>
      (await rider.call(driverHttp.freeDrivers, {})).data.some(({ user }) => user.name === 'Abdul Karim');
    const page = await fixture.visit('/driver', { as: PEOPLE.driver });
    const availability = page.getByRole('switch', { name: 'Availability' });
    const toggle = async (word: 'ONLINE' | 'OFFLINE', meaning: string) => {
      await availability.press('Space');
      await page.getByText(word, { exact: true }).waitFor();
      await page.getByText(meaning, { exact: true }).waitFor();
      await page.getByText("Driver's status updated successfully.").first().waitFor();
      await shown(availability).toHaveAttribute('aria-checked', String(word === 'ONLINE'));
      await eventually(async () => expect(await isFree()).toBe(word === 'ONLINE'));
    };
    await page.getByRole('heading', { level: 1, name: 'All Request' }).waitFor();
    await page.getByText('Riders can choose you').waitFor();
    await toggle('OFFLINE', 'Riders cannot choose you');
    await page.getByText('You are offline, so riders cannot choose you. Go online to get requests.').waitFor();
    await toggle('ONLINE', 'Riders can choose you');
  });
});
