import { type RideStatus, type RideView, rideHttp, rideNumber } from '@pothik/contracts/ride';
import { newRider } from '../support/people.js';
import { cancelled, type People, peopleOf } from '../support/rides-in-states.js';
import { shown } from '../support/shown.js';
import { amount, focused, grouped, PHONE, rows } from './ride-actions.js';
import { PEOPLE, screenFixture } from './screen-fixture.js';

const fixture = screenFixture({ own: 'reads the seeded month', demonstration: 'with seeded rides' });
let people: People;

beforeAll(async () => {
  people = await peopleOf(fixture.platform, PEOPLE.rider, PEOPLE.driver);
  await cancelled(people);
});

const open = (path: string, size: { width: number; height: number } = PHONE) =>
  fixture.visit(path, { as: PEOPLE.rider, ...size });

/** The rider's rides as the API lists them. */
const ridesOf = (rideStatus?: RideStatus, page = 1) =>
  people.rider.call(rideHttp.rides, { page, ...(rideStatus ? { rideStatus } : {}) });

describe('the rider’s lists', () => {
  it("“Ride tables show 'No Rides Found' when empty.” All four of them", async () => {
    await newRider(fixture.platform, 'Sabina Yasmin', 'sabina@rider-lists.test');
    const page = await fixture.visit('/rider/activity', { as: 'sabina@rider-lists.test' });
    const menu = page.getByRole('navigation', { name: 'Dashboard' });
    for (const title of ['Activity', 'Ride Completed', 'Cancelled Ride', 'Payment History']) {
      await menu.getByRole('link', { name: title }).click();
      await page.getByRole('heading', { name: title, level: 1 }).waitFor();
      await page.getByRole('heading', { name: 'No Rides Found' }).waitFor();
      await shown(page.getByRole('table')).toHaveCount(0);
    }
  });

  it('“Ride lists return data.data (items) and data.meta (paging).” The page shows ten of them, and is paged by keyboard without losing the focus', async () => {
    const page = await open('/rider/activity');
    const { total, totalPage } = (await ridesOf()).meta;
    const next = page.getByRole('button', { name: 'Next' });
    await page.getByText(`1 to 10 of ${total}`).waitFor();
    await shown(rows(page)).toHaveCount(10);
    await next.focus();
    for (let turned = 2; turned <= totalPage; turned += 1) {
      await next.and(page.locator('[aria-disabled="false"]')).waitFor();
      await page.keyboard.press('Enter');
      await page.getByText(`${turned * 10 - 9} to ${Math.min(turned * 10, total)} of ${total}`).waitFor();
      await focused(next);
    }
    await page.waitForURL((address) => address.search === `?page=${totalPage}`);
    await shown(next).toHaveAttribute('aria-disabled', 'true');
    const { data } = await ridesOf(undefined, totalPage);
    await shown(rows(page)).toHaveCount(data.length);
    await page.reload();
    await page.getByText(`to ${total} of ${total}`).waitFor();
    await page.getByRole('button', { name: 'Previous' }).and(page.locator('[aria-disabled="false"]')).click();
    await page.getByText(`to ${(totalPage - 1) * 10} of ${total}`).waitFor();
  });

  it('“_id, user (with name), driver, pickupLocation, dropLocation, rideStatus, fare”: a row opens the ride with all of them, and Back leads to the list', async () => {
    const page = await open('/rider/ride-completed?page=2');
    const ride = (await ridesOf('COMPLETED', 2)).data[0] as RideView;
    const row = rows(page).first();
    const { brand, model } = ride.driver.vehicle;
    for (const words of [`${brand} ${model}`, ride.driver.user.name, ride.pickupLocation, ride.dropLocation])
      await row.getByText(words).waitFor();
    await row.getByText(ride.rideStatus, { exact: true }).waitFor();
    await row.getByRole('link', { name: /^Ride of/ }).press('Enter');
    await page.waitForURL(`**/rider/rides/${ride._id}`);
    await page.getByText(`Ride ${rideNumber(ride._id)}`, { exact: true }).waitFor();
    const words = await page.getByRole('main').textContent();
    for (const value of [ride.user.name, ride.driver.user.name, ride.pickupLocation, ride.dropLocation])
      expect(words).toContain(value);
    await page.getByRole('main').getByText(ride.rideStatus, { exact: true }).waitFor();
    await amount(page, ride.fare as number).waitFor();
    await page.getByRole('link', { name: 'Help with this ride' }).click();
    await shown(page.getByLabel('Message')).toHaveValue(`About ride ${rideNumber(ride._id)}:\n`);
    await page.goBack();
    await page.getByRole('button', { name: 'Ride again' }).click();
    await shown(page.getByLabel('Pickup location')).toHaveValue(ride.pickupLocation);
    await shown(page.getByLabel('Drop location')).toHaveValue(ride.dropLocation);
    await page.goBack();
    await page.getByRole('link', { name: 'Back to the list' }).click();
    await page.waitForURL('**/rider/ride-completed?page=2');
    await rows(page).first().getByText(rideNumber(ride._id), { exact: true }).waitFor();
  });

  it('Activity is filtered by status, and the address bar has the filter', async () => {
    const page = await open('/rider/activity?page=2');
    await page.getByLabel('Status').selectOption('CANCELLED');
    await page.waitForURL('**/rider/activity?status=CANCELLED');
    const { total } = (await ridesOf('CANCELLED')).meta;
    await page.getByText(`${total} rides`, { exact: true }).waitFor();
    await shown(rows(page).getByText('CANCELLED', { exact: true })).toHaveCount(total);
    await page.getByLabel('Status').selectOption('PICKED UP');
    await page.getByText('You have no ride of this status.').waitFor();
    await page.getByRole('button', { name: 'Show all rides' }).click();
    await page.waitForURL('**/rider/activity');
    await page.getByText('1 to 10 of').waitFor();
  });

  it('Ride Completed sums the fares, Cancelled Ride shows by whom and why', async () => {
    const page = await open('/rider/ride-completed', { width: 1280, height: 800 });
    const { meta } = await ridesOf('COMPLETED');
    await page.getByText(new RegExp(`${grouped(meta.totalFare as number)} in all`)).waitFor();
    await page.getByText(`${meta.total} rides`, { exact: true }).waitFor();
    await page.getByRole('link', { name: 'Cancelled Ride' }).click();
    await page.getByRole('columnheader', { name: 'By whom and why' }).waitFor();
    await rows(page).first().getByText('By Abdul Karim').waitFor();
    await rows(page).first().getByText('The road is closed').waitFor();
  });

  it('Payment History has the total of all fares, and a receipt to print', async () => {
    const page = await fixture.window({ as: PEOPLE.rider });
    await page.addInitScript('window.print = () => { document.documentElement.dataset.printed = "yes"; }');
    await page.goto('/rider/ride-request?view=payments');
    const { meta, data } = await ridesOf('COMPLETED');
    await amount(page, meta.totalFare as number).waitFor();
    await page.getByText(`${meta.total} rides, paid directly to their drivers`).waitFor();
    const ride = data[0] as RideView;
    await rows(page).first().getByRole('link').press('Enter');
    await page.getByRole('heading', { name: 'Receipt' }).waitFor();
    await page.getByRole('button', { name: 'Print' }).click();
    await shown(page.locator('html')).toHaveAttribute('data-printed', 'yes');

    const paper = page.getByRole('article');
    const notOnPaper = [
      page.getByRole('banner'),
      page.getByRole('navigation', { name: 'Dashboard' }),
      page.getByRole('link', { name: 'Back to the list' }),
      page.getByRole('button', { name: 'Print' }),
    ];
    for (const part of notOnPaper) await shown(part).toBeVisible();
    await shown(paper.getByText('Pothik', { exact: true })).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    for (const part of notOnPaper) await shown(part).toBeHidden();
    for (const words of ['Pothik', 'Receipt', ride.driver.user.name, `Ride ${rideNumber(ride._id)}`])
      await shown(paper.getByText(words, { exact: true }).first()).toBeVisible();
    await shown(amount(page, ride.fare as number)).toBeVisible();
  });
});
