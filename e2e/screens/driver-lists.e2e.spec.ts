import { driverHttp } from '@pothik/contracts/driver';
import { type RideStatus, type RideView, rideHttp } from '@pothik/contracts/ride';
import { cancelled, type People, peopleOf, rejected } from '../support/rides-in-states.js';
import { shown } from '../support/shown.js';
import { candidate } from './driver-actions.js';
import { amount, focused, grouped, rows } from './ride-actions.js';
import { PEOPLE, screenFixture } from './screen-fixture.js';

const fixture = screenFixture({ own: 'reads the seeded month', demonstration: 'with seeded rides' });
let people: People;

beforeAll(async () => {
  people = await peopleOf(fixture.platform, PEOPLE.rider, PEOPLE.driver);
  await rejected(people);
  await cancelled(people);
});

const open = (path: string) => fixture.visit(path, { as: PEOPLE.driver });
const ridesOf = (rideStatus: RideStatus) => people.driver.call(rideHttp.rides, { rideStatus });

describe('the driver’s lists', () => {
  it("“Empty ride table: 'No Rides Found'.”", async () => {
    const { become } = await candidate(fixture, 'Karim Mia', 'karim@driver-lists.test');
    await become('APPROVED');
    const page = await fixture.visit('/driver/ride-completed', { as: 'karim@driver-lists.test' });
    const none = page.getByRole('heading', { name: 'No Rides Found' });
    await none.waitFor();
    await page.getByRole('link', { name: 'Ride Rejected' }).click();
    await page.getByText('Requests you turn down are kept here, with the reason.').waitFor();
    await none.waitFor();
    await page.getByRole('button', { name: 'Cancelled', exact: true }).click();
    await page.getByText('Rides that ended before pick-up are kept here, with the reason.').waitFor();
    await none.waitFor();
    await page.getByRole('link', { name: 'Earnings' }).click();
    await page.getByText('Rides you complete in these days are added up here.').waitFor();
    await none.waitFor();
  });

  it('Ride Completed has the total and is paged by keyboard; a row opens the ride with its history', async () => {
    const page = await open('/driver/ride-completed');
    const { meta, data } = await ridesOf('COMPLETED');
    await page.getByText(new RegExp(`Total .*${grouped(meta.totalFare as number)}`)).waitFor();
    await page.getByText(`1 to 10 of ${meta.total}`).waitFor();
    await page.getByRole('button', { name: 'Next' }).press('Enter');
    await page.getByText(`11 to 20 of ${meta.total}`).waitFor();
    await focused(page.getByRole('button', { name: 'Next' }));
    // The next key press waits for the page it asked for.
    await page.getByRole('button', { name: 'Previous' }).and(page.locator('[aria-disabled="false"]')).press('Enter');
    await page.getByText(`1 to 10 of ${meta.total}`).waitFor();
    await focused(page.getByRole('button', { name: 'Previous' }));

    const ride = data[0] as RideView;
    await rows(page).first().getByText(ride.user.name).waitFor();
    await rows(page)
      .first()
      .getByRole('link', { name: /^Ride of/ })
      .press('Enter');
    await page.waitForURL(`**/driver/rides/${ride._id}`);
    await amount(page, ride.fare as number).waitFor();
    const ownList = page
      .getByRole('navigation', { name: 'Dashboard' })
      .getByRole('link', { name: 'Ride Completed', exact: true });
    await shown(ownList).toHaveAttribute('aria-current', 'page');
    const steps = page.getByRole('list', { name: 'History' }).getByRole('listitem');
    await shown(steps).toHaveCount(ride.history.length);
    for (const [position, word] of ['Requested', 'Accepted', 'Picked up', 'In transit', 'Completed'].entries())
      await shown(steps.nth(position)).toContainText(word);
    await page.getByRole('link', { name: 'Back to the list' }).click();
    await page.waitForURL('**/driver/ride-completed');
  });

  it('Ride Rejected shows by whom and why; its filter shows the cancelled rides', async () => {
    const page = await open('/driver/ride-rejected');
    await rows(page).first().getByText('REJECTED', { exact: true }).waitFor();
    await rows(page).first().getByText('By you').waitFor();
    await rows(page).first().getByText('The road is closed').waitFor();
    const { meta } = await ridesOf('REJECTED');
    await shown(rows(page)).toHaveCount(Math.min(10, meta.total));
    await page.getByRole('button', { name: 'Cancelled', exact: true }).click();
    await page.waitForURL('**/driver/ride-rejected?status=CANCELLED');
    await rows(page).first().getByText('CANCELLED', { exact: true }).waitFor();
    await shown(rows(page).getByText('REJECTED', { exact: true })).toHaveCount(0);
  });
});

describe('earnings', () => {
  it('are summed over a week, a month or any range, with every day listed', async () => {
    const page = await open('/driver/earnings');
    const table = page.getByRole('table', { name: 'By day' });
    await table.waitFor();
    await shown(table.locator('tbody tr')).toHaveCount(7);
    await page.getByRole('button', { name: '30 days' }).click();
    await page.waitForURL(/\?from=/);
    const address = new URL(page.url()).searchParams;
    const period = { from: address.get('from') ?? '', to: address.get('to') ?? '' };
    const { totals } = await people.driver.call(driverHttp.earnings, period);
    expect(totals.rides).toBeGreaterThan(0);
    await amount(page, totals.earnings).waitFor();
    await page
      .getByText(new RegExp(`${grouped(totals.earnings)}, ${totals.rides} rides`))
      .first()
      .waitFor();
    await shown(table.locator('tbody tr')).toHaveCount(30);
    await page.getByRole('img', { name: /^Earnings per day/ }).waitFor();

    await page.getByLabel('From').fill('2020-02-01');
    await page.getByLabel('To', { exact: true }).fill('2020-02-07');
    await page.getByRole('heading', { name: 'No Rides Found' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'No Rides Found' }).waitFor();
    await shown(page.getByLabel('From')).toHaveValue('2020-02-01');
  });
});
