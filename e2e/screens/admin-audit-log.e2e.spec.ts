import { driverHttp } from '@pothik/contracts/driver';
import { notificationHttp } from '@pothik/contracts/notification';
import { dhakaDay, dhakaDayAfter } from '@pothik/contracts/platform';
import { eventually } from '../support/eventually.js';
import { logIn } from '../support/people.js';
import { shown } from '../support/shown.js';
import { counted, rowOf, search } from './admin-actions.js';
import { fitsTheWidth } from './page-details.js';
import { type DrivingPerson, driverNamed } from './profile-people.js';
import { PEOPLE, screenFixture } from './screen-fixture.js';

const SUSPENDED = 'The brakes were not checked.';
const REINSTATED = 'The brakes are new.';

const fixture = screenFixture({ own: 'counts every act' });
/** Approved, suspended and reinstated; the demonstration adds four entries of its own. */
let driver: DrivingPerson;

beforeAll(async () => {
  driver = await driverNamed(fixture.platform, 'Zahid Hasan');
  const { driverId: id } = driver;
  const administrator = await logIn(fixture.platform.url, PEOPLE.admin);
  const superAdministrator = await logIn(fixture.platform.url, PEOPLE.superAdmin);
  await administrator.call(driverHttp.updateStatus, { id, status: 'APPROVED' });
  await administrator.call(driverHttp.updateStatus, { id, status: 'SUSPENDED', reason: SUSPENDED });
  await superAdministrator.call(driverHttp.updateStatus, { id, status: 'APPROVED', reason: REINSTATED });
  await eventually(async () =>
    expect((await administrator.call(notificationHttp.acts, { subjectId: id })).meta.total).toBe(3),
  );
});

describe('the audit log', () => {
  it('shows what was done, to whom, by whom, when, why, and the values before and after', async () => {
    const page = await fixture.visit('/admin/acts', { as: PEOPLE.admin });
    const suspension = rowOf(page, SUSPENDED);
    await suspension.getByRole('link', { name: 'Zahid Hasan' }).waitFor();
    await shown(suspension).toHaveText(
      /Driver suspended[\s\S]*Zahid Hasan[\s\S]*Tanvir Ahmed[\s\S]*ADMIN[\s\S]*APPROVED[\s\S]*SUSPENDED/i,
    );
    await shown(suspension.getByRole('time')).toHaveAttribute('title', /^\d{1,2} \w{3} \d{4}, \d{1,2}:\d\d [AP]M$/);
    await shown(rowOf(page, REINSTATED)).toHaveText(/Driver reinstated[\s\S]*Shaila Rahman[\s\S]*super admin/);
    await rowOf(page, 'Driver approved').filter({ hasText: 'Zahid Hasan' }).getByText('No reason needed').waitFor();
    await suspension.getByRole('link', { name: 'Zahid Hasan' }).click();
    await page.waitForURL(`**/admin/drivers/${driver.driverId}`);
    await page.getByRole('heading', { name: 'Zahid Hasan' }).waitFor();
  });

  it('is searched, filtered and sorted; the address bar has it all and it survives a reload', async () => {
    const page = await fixture.visit('/admin/acts', { as: PEOPLE.superAdmin, width: 360, height: 740 });
    await counted(page, '7 acts').waitFor();
    await page.getByLabel('Search the audit log').fill('brakes');
    await counted(page, '2 acts').waitFor();
    expect(search(page)).toEqual({ search: 'brakes' });
    await page.getByLabel('Act', { exact: true }).selectOption('Driver reinstated');
    await counted(page, '1 act').waitFor();
    expect(search(page)).toEqual({ search: 'brakes', act: 'driver-reinstated' });
    await page.reload();
    await counted(page, '1 act').waitFor();
    await page.getByLabel('Act', { exact: true }).selectOption('All acts');
    await page.getByLabel('Search the audit log').fill('');
    await counted(page, '7 acts').waitFor();
    await page.getByLabel('Sort by').selectOption('Oldest first');
    await shown(page.getByRole('main').locator('tbody tr').first()).toContainText('Abdul Karim');
    expect(search(page)).toEqual({ sort: 'oldest' });
    await page.goto(`/admin/acts?subject=${driver.driverId}`);
    await page.getByText('Only about Zahid Hasan').waitFor();
    await page.getByRole('button', { name: 'Show all' }).click();
    await page.getByText('Only about Zahid Hasan').waitFor({ state: 'detached' });
    await page.getByLabel('Search the audit log').fill('nothing of the kind');
    await page.getByRole('heading', { name: 'No acts found' }).waitFor();
    await eventually(async () => expect(await fitsTheWidth(page)).toBe(true));
  });

  it('is searched by the name of who acted or of whom it concerns, and by days; names lead to their pages and back', async () => {
    const page = await fixture.visit('/admin/acts', { as: PEOPLE.admin });
    await page.getByLabel('Search the audit log').fill('zahid');
    await counted(page, '3 acts').waitFor();
    await page.getByLabel('Search the audit log').fill('tanvir');
    await counted(page, '2 acts').waitFor();
    const today = dhakaDay(new Date());
    await page.getByLabel('From', { exact: true }).fill(today);
    await eventually(async () => expect(search(page)).toEqual({ search: 'tanvir', from: today }));
    await counted(page, '2 acts').waitFor();
    await page.getByLabel('To', { exact: true }).fill(dhakaDayAfter(today, -1));
    await page.getByText('The last day is before the first one.').waitFor();
    await page.getByLabel('From', { exact: true }).fill('');
    await page.getByRole('heading', { name: 'No acts found' }).waitFor();
    await page.getByLabel('To', { exact: true }).fill('');
    await rowOf(page, SUSPENDED).getByRole('link', { name: 'Tanvir Ahmed' }).click();
    await page.getByRole('heading', { level: 1, name: 'Tanvir Ahmed' }).waitFor();
    await page.goBack();
    await counted(page, '2 acts').waitFor();
    expect(search(page)).toEqual({ search: 'tanvir' });
  });

  it('has page numbers and rows per page in the address; Back from a person keeps them', async () => {
    const page = await fixture.visit('/admin/acts?size=10&page=2', { as: PEOPLE.admin, width: 360, height: 740 });
    await page.route('**/api/v1/notification/acts?*', async (route) => {
      const answer = await route.fetch({ url: route.request().url().replace('page=2', 'page=1') });
      const { data, ...envelope } = await answer.json();
      const meta = { ...data.meta, page: Number(new URL(route.request().url()).searchParams.get('page')), total: 95 };
      await route.fulfill({ json: { ...envelope, data: { ...data, meta } } });
    });
    await page.reload();
    const pages = page.getByRole('navigation', { name: 'Pages' });
    await shown(pages.getByRole('button', { name: 'Page 2', exact: true })).toHaveAttribute('aria-current', 'page');
    await eventually(async () => expect(await fitsTheWidth(page)).toBe(true));
    await rowOf(page, SUSPENDED).getByRole('link', { name: 'Zahid Hasan' }).click();
    await page.getByRole('heading', { level: 1, name: 'Zahid Hasan' }).waitFor();
    await page.getByRole('link', { name: 'Back to the audit log' }).click();
    await shown(pages.getByRole('button', { name: 'Page 2', exact: true })).toHaveAttribute('aria-current', 'page');
    expect(search(page)).toEqual({ size: '10', page: '2' });
    await pages.getByRole('button', { name: 'Page 10' }).press('Enter');
    await page.waitForURL((url) => url.searchParams.get('page') === '10');
    await page.getByLabel('Rows per page').selectOption('50 per page');
    await page.waitForURL((url) => url.search === '?size=50');
  });
});
