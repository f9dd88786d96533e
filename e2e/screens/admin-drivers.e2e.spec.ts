/** @matters approving and suspending drivers */
import { text } from 'node:stream/consumers';
import { driverHttp } from '@pothik/contracts/driver';
import type { Page } from 'playwright-core';
import { eventually } from '../support/eventually.js';
import { logIn } from '../support/people.js';
import { shown } from '../support/shown.js';
import { counted, decide, listedNames, rowOf, search } from './admin-actions.js';
import { fitsTheWidth } from './page-details.js';
import { type DrivingPerson, driverNamed, recordOf } from './profile-people.js';
import { PEOPLE, screenFixture } from './screen-fixture.js';

const UPDATED = "Driver's status updated successfully.";
const NEWCOMERS = [
  'Aminul Haque',
  'Babul Akter',
  'Chand Mia',
  'Dulal Mridha',
  'Enamul Karim',
  'Faruk Ahmed',
  'Golam Rabbani',
];

const fixture = screenFixture({ own: 'reads the seeded month', demonstration: 'with seeded rides' });
/** Five drivers of the demonstration and seven newcomers make more than one page. */
let newcomers: DrivingPerson[];

beforeAll(async () => {
  newcomers = await Promise.all(NEWCOMERS.map((name) => driverNamed(fixture.platform, name)));
});

const list = (page: Page, title: string) => page.getByRole('table', { name: title, exact: true });
const count = (page: Page, words: string) => page.getByRole('main').getByText(words, { exact: true });

describe('“Administrators (ADMIN, SUPER_ADMIN) manage drivers by status (all, approved, pending, suspended)”', () => {
  it.each([
    ['ADMIN', PEOPLE.admin, 0],
    ['SUPER_ADMIN', PEOPLE.superAdmin, 1],
  ] as const)(
    '%s: each status has its list, and a driver whose status changes moves to the other list',
    async (_role, email, index) => {
      const name = NEWCOMERS[index] as string;
      const page = await fixture.visit('/admin/pending-drivers', { as: email });
      const sidebar = page.getByRole('navigation', { name: 'Dashboard' });
      await list(page, 'Pending Drivers').waitFor();
      await decide(page, rowOf(page, name), 'Approve', 'Approve');
      await page.getByText(UPDATED).last().waitFor();
      await rowOf(page, name).waitFor({ state: 'detached' });
      await sidebar.getByRole('link', { name: 'Approved Drivers' }).click();
      await list(page, 'Approved Drivers').waitFor();
      await decide(page, rowOf(page, name), 'Suspend', 'Suspend driver', 'The papers have expired.');
      await rowOf(page, name).waitFor({ state: 'detached' });
      await sidebar.getByRole('link', { name: 'Suspended Drivers' }).click();
      await list(page, 'Suspended Drivers').waitFor();
      await rowOf(page, name).getByText('Suspended: The papers have expired.').waitFor();
      await decide(page, rowOf(page, name), 'Reinstate', 'Reinstate', 'The papers are new.');
      await rowOf(page, name).waitFor({ state: 'detached' });
      await sidebar.getByRole('link', { name: 'All Drivers' }).click();
      await list(page, 'All Drivers').waitFor();
      await page.getByLabel('Search drivers').fill(name);
      await rowOf(page, name).getByText('APPROVED', { exact: true }).waitFor();
      const record = await recordOf(newcomers[index] as DrivingPerson);
      expect([record.status, record.statusReason]).toEqual(['APPROVED', 'The papers are new.']);
    },
  );

  it('a suspension needs a reason; a failure is shown in the dialog', async () => {
    const page = await fixture.visit('/admin/approved-drivers', { as: PEOPLE.admin });
    await rowOf(page, 'Rafiqul Islam').getByRole('button', { name: 'Suspend' }).click();
    const dialog = page.getByRole('dialog', { name: 'Suspend Rafiqul Islam?' });
    const sent: unknown[] = [];
    await page.route('**/api/v1/driver/update-status/*', (route) => {
      sent.push(route.request().postDataJSON());
      return route.abort();
    });
    for (const reason of ['', 'no']) {
      await dialog.getByRole('textbox', { name: 'Reason' }).fill(reason);
      await dialog.getByRole('button', { name: 'Suspend driver' }).click();
      await dialog.getByText('A reason of 3 to 300 characters is required.').waitFor();
    }
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Several riders complained.');
    await dialog.getByRole('button', { name: 'Suspend driver' }).click();
    await dialog.getByRole('alert').getByText('Network Error').waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await rowOf(page, 'Rafiqul Islam').getByText('APPROVED').waitFor();
    // Sent once more, because the network lost the answer.
    const order = { status: 'SUSPENDED', reason: 'Several riders complained.', reasonKind: 'other' };
    expect(sent).toEqual([order, order]);
  });
});

describe('those who wait for a decision', () => {
  it('are counted beside their list, oldest first, each with how long they wait and buttons that name them', async () => {
    const page = await fixture.visit('/admin/pending-drivers', { as: PEOPLE.admin, width: 1366, height: 768 });
    await list(page, 'Pending Drivers').waitFor();
    const visitor = await logIn(fixture.platform.url, PEOPLE.admin);
    const { data, meta } = await visitor.call(driverHttp.drivers, { status: 'PENDING', sort: 'createdAt' });
    await page.getByRole('link', { name: `Pending Drivers ${meta.total} waiting` }).waitFor();
    await eventually(async () => expect(await listedNames(page)).toEqual(data.map(({ user }) => user.name)));
    for (const { user } of data) {
      const row = rowOf(page, user.name);
      await row.getByText(/^Waiting for \d/).waitFor();
      await row.getByRole('button', { name: `Approve ${user.name}` }).waitFor();
      // The drawing's row has 74 px; a line more of the last row's border is no other height.
      expect((await row.boundingBox())?.height).toBeLessThanOrEqual(75);
    }
  });
});

describe('a list of drivers', () => {
  it('has its page number in the address bar, and it survives a reload', async () => {
    const page = await fixture.visit('/admin/all-drivers', { as: PEOPLE.admin });
    await counted(page, '12 drivers').waitFor();
    await count(page, '1 to 10 of 12').waitFor();
    const first = await listedNames(page);
    expect(first).toHaveLength(10);
    await shown(page.getByRole('button', { name: 'Previous' })).toBeDisabled();
    await page.getByRole('button', { name: 'Next' }).click();
    await count(page, '11 to 12 of 12').waitFor();
    expect(search(page)).toEqual({ page: '2' });
    await page.reload();
    await count(page, '11 to 12 of 12').waitFor();
    const second = await listedNames(page);
    expect(new Set([...first, ...second]).size).toBe(12);
    await page.getByRole('button', { name: 'Previous' }).click();
    await count(page, '1 to 10 of 12').waitFor();
    expect(search(page)).toEqual({});
  });

  it('is searched, filtered and sorted; the address bar has it all, and Back and a reload restore it', async () => {
    const page = await fixture.visit('/admin/all-drivers?page=2', { as: PEOPLE.admin, width: 360, height: 740 });
    await count(page, '11 to 12 of 12').waitFor();
    await page.getByLabel('Vehicle type').selectOption('CNG');
    await page.getByLabel('Sort by').selectOption('Most experience');
    await eventually(async () => expect((await listedNames(page))[0]).toBe('Shahidul Alam'));
    expect(search(page)).toEqual({ vehicleType: 'CNG', sort: 'experience' });
    await page.getByLabel('Availability').selectOption('Offline');
    await eventually(async () => expect(await listedNames(page)).toHaveLength(7));
    await page.getByLabel('Search drivers').fill('mridha');
    await eventually(async () => expect(await listedNames(page)).toEqual(['Dulal Mridha']));
    const view = { vehicleType: 'CNG', sort: 'experience', availability: 'OFFLINE', search: 'mridha' };
    expect(search(page)).toEqual(view);
    await page.reload();
    await eventually(async () => expect(await listedNames(page)).toEqual(['Dulal Mridha']));
    await shown(page.getByLabel('Search drivers')).toHaveValue('mridha');
    await shown(page.getByLabel('Vehicle type')).toHaveValue('CNG');
    for (const back of [() => page.goBack(), () => page.getByRole('link', { name: 'Back to the drivers' }).click()]) {
      await page.getByRole('link', { name: 'Open Dulal Mridha' }).click();
      await page.getByRole('heading', { name: 'Dulal Mridha' }).waitFor();
      await back();
      await eventually(async () => expect(await listedNames(page)).toEqual(['Dulal Mridha']));
      expect(search(page)).toEqual(view);
    }
    await page.getByLabel('Search drivers').fill('nobody drives this');
    await page.getByRole('heading', { name: 'No drivers found' }).waitFor();
    await eventually(async () => expect(await fitsTheWidth(page)).toBe(true));
  });

  it('is searched by name, e-mail, plate and licence', async () => {
    const visitor = await logIn(fixture.platform.url, PEOPLE.driver);
    const { user, vehicle, licenseNumber } = await recordOf({ visitor });
    const page = await fixture.visit('/admin/approved-drivers', { as: PEOPLE.admin });
    for (const term of [user.name, user.email, vehicle.vehicleLicense, licenseNumber]) {
      await page.getByLabel('Search drivers').fill(term);
      await page.waitForURL((url) => url.searchParams.get('search') === term);
      await eventually(async () => expect(await listedNames(page)).toEqual(['Abdul Karim']));
      await page.getByLabel('Search drivers').fill('');
      await eventually(async () => expect((await listedNames(page)).length).toBeGreaterThan(1));
    }
  });

  it('is saved as a CSV file, as it is filtered, and no cell of it is a formula to a spreadsheet', async () => {
    const [name, { driverId: id }] = [NEWCOMERS[2] as string, newcomers[2] as DrivingPerson];
    const administrator = await logIn(fixture.platform.url, PEOPLE.admin);
    await administrator.call(driverHttp.updateStatus, { id, status: 'SUSPENDED', reason: '=1+1, he "says"' });
    const page = await fixture.visit('/admin/suspended-drivers', { as: PEOPLE.admin });
    await rowOf(page, name).waitFor();
    await page.getByLabel('Search drivers').fill(name);
    await eventually(async () => expect(await listedNames(page)).toEqual([name]));
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export CSV' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^drivers-\d{4}-\d\d-\d\d\.csv$/);
    const lines = (await text(await download.createReadStream())).trim().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(/^\ufeff?Name,Email,/);
    expect(lines[1]).toContain(`${name},`);
    expect(lines[1]).toContain(`,SUSPENDED,"'=1+1, he ""says""",`);
  });

  it('that fails to load offers Retry', async () => {
    const page = await fixture.window({ as: PEOPLE.admin });
    const answer = { status: 500, body: '{}' };
    const listCall = '**/api/v1/driver/drivers?page=*';
    await page.route(listCall, (route) => route.fulfill(answer));
    await page.goto('/admin/suspended-drivers');
    await page.getByRole('alert').getByText('The list did not load').waitFor();
    await page.unroute(listCall);
    await page.getByRole('button', { name: 'Retry' }).click();
    await rowOf(page, 'Jahangir Kabir').waitFor();
  });
});
