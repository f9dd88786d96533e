import { userHttp } from '@pothik/contracts/user';
import { drawing } from '../support/drawing.js';
import { eventually } from '../support/eventually.js';
import { logIn } from '../support/people.js';
import { shown } from '../support/shown.js';
import { ownWidths } from './page-details.js';
import { CALLS, card, choose, detail, formDialog, hold, openDialog, save, uploadArea } from './profile-actions.js';
import { driveOnce, driverNamed, recordOf, riderNamed, sendVehicleImages } from './profile-people.js';
import { PEOPLE, screenFixture } from './screen-fixture.js';

const PHONE = { width: 360, height: 740 };
const IMAGES = ['teal', 'orange', 'navy', 'olive'].map((colour) => drawing(`${colour}.svg`, colour));

const fixture = screenFixture({ own: 'reads the seeded month', demonstration: 'with seeded rides' });

type Box = Record<'top' | 'left', number>;

/** The red, green and blue values of a CSS colour. */
const colours = (colour: string) => colour.match(/\d+/g)?.map(Number) as [number, number, number];

describe('the profile page', () => {
  it('“Shows a loading state while the current user loads. If the fetch is unsuccessful, it sends the user to /login.”', async () => {
    const page = await fixture.window({ as: PEOPLE.rider });
    const letGo = await hold(page, CALLS.getMe);
    await page.goto('/profile');
    const loading = page.getByRole('status', { name: 'Loading the page' });
    await loading.waitFor();
    expect(new URL(page.url()).pathname).toBe('/profile');
    letGo();
    await page.getByRole('heading', { name: 'My Profile' }).waitFor();
    await shown(loading).toHaveCount(0);
    await page.unroute(CALLS.getMe);
    await page.route(CALLS.getMe, (route) => route.fulfill({ status: 500, body: 'out of order' }));
    await page.reload();
    await page.waitForURL('**/login?next=%2Fprofile');
    await page.getByRole('main').getByRole('button', { name: 'Log In', exact: true }).waitFor();
  });

  it('“My Profile: picture (labelled N/A in red when none), full name, email, address (N/A if empty), phone number (N/A if empty), role, and an edit icon that opens the Edit profile dialog.”', async () => {
    const { name, email } = await riderNamed(fixture.platform, 'Rahima Khatun');
    const page = await fixture.visit('/profile', { as: email, ...PHONE });
    const account = card(page, 'Account');
    await account.getByText(name, { exact: true }).waitFor();
    await account.getByText('Rider', { exact: true }).waitFor();
    await shown(detail(account, 'Email')).toHaveText(email);
    const missing = account.getByText('N/A', { exact: true });
    await shown(missing).toHaveCount(3);
    const shades = await missing.evaluateAll((all) =>
      all.map((each): string => each.ownerDocument.defaultView.getComputedStyle(each).color),
    );
    const [picture, ...others] = shades.map(colours).map(([red, green, blue]) => red > 2 * Math.max(green, blue));
    expect([picture, ...others]).toEqual([true, false, false]);
    await shown(detail(account, 'Address')).toHaveText('N/A');
    await shown(detail(account, 'Phone number')).toHaveText('N/A');
    for (const theirs of ['Driver Information', 'Vehicle Information'])
      await shown(page.getByRole('heading', { name: theirs })).toHaveCount(0);
    const icon = account.getByRole('button', { name: 'Edit profile' });
    await shown(icon).toHaveText('');
    await icon.click();
    await formDialog(page, 'Edit profile');
  });

  it('“User | _id, name, email, address, phone, role, image (picture address)”: the page shows what is stored', async () => {
    const { email, visitor } = await riderNamed(fixture.platform, 'Salma Begum');
    const page = await fixture.visit('/profile', { as: email });
    const dialog = await openDialog(page, 'Edit profile');
    await choose(page, uploadArea(dialog, 'Profile picture'), drawing('me.svg', 'teal'));
    await dialog.getByLabel('Phone').fill('01711000123');
    await dialog.getByLabel('Address').fill('Mirpur 10, Dhaka');
    await save(page, dialog, 'Update Profile');
    const me = await visitor.call(userHttp.getMe, {});
    expect(me).toMatchObject({ phone: '01711000123', address: 'Mirpur 10, Dhaka', role: 'RIDER' });
    const account = card(page, 'Account');
    await account.getByText(me.name, { exact: true }).waitFor();
    await account.getByText('Rider', { exact: true }).waitFor();
    const seen = ['Email', 'Phone number', 'Address'].map((term) => detail(account, term).textContent());
    await eventually(async () => expect(await Promise.all(seen)).toEqual([me.email, me.phone, me.address]));
    const picture = account.locator('img');
    await shown(picture).toHaveAttribute('src', me.image);
    await eventually(async () => expect((await ownWidths(picture))[0]).toBeGreaterThan(0));
    await shown(account.getByText('N/A')).toHaveCount(0);
    await shown(page.getByRole('main')).not.toContainText(me._id);
  });

  it.each([
    ['Rider', PEOPLE.rider],
    ['Driver', PEOPLE.driver],
    ['Admin', PEOPLE.admin],
    ['Super admin', PEOPLE.superAdmin],
  ])('“Every signed-in user can view and edit their own profile.” A %s does.', async (role, email) => {
    const me = await (await logIn(fixture.platform.url, email)).call(userHttp.getMe, {});
    const page = await fixture.visit('/profile', { as: email });
    const account = card(page, 'Account');
    await account.getByText(role, { exact: true }).waitFor();
    await shown(detail(account, 'Address')).toHaveText(me.address);
    const dialog = await openDialog(page, 'Edit profile');
    await dialog.getByLabel('Address').fill(`House 7, ${me.address}`);
    await save(page, dialog, 'Update Profile');
    await account.getByText(`House 7, ${me.address}`).waitFor();
    await page.reload();
    await account.getByText(`House 7, ${me.address}`).waitFor();
  });
});

describe('a driver’s profile page', () => {
  it('“Driver Information (drivers only): driving licence number, experience in years, total earnings in BDT, total rides, with an edit icon.” “Currency BDT.”', async () => {
    const driver = await driverNamed(fixture.platform, 'Karim Mia');
    await driveOnce(fixture.platform, driver);
    const { licenseNumber } = await recordOf(driver);
    const page = await fixture.visit('/profile', { as: driver.email, ...PHONE });
    const information = card(page, 'Driver Information');
    await shown(detail(information, 'Driving licence number')).toHaveText(licenseNumber);
    await shown(detail(information, 'Experience')).toHaveText('5 years');
    const totals = information.getByRole('paragraph');
    await shown(totals.filter({ hasText: 'Total earnings' })).toHaveText('Total earnings৳\u00a0220');
    await shown(totals.filter({ hasText: 'Total rides' })).toHaveText('Total rides1');
    await information.getByRole('button', { name: 'Edit driver information' }).click();
    await formDialog(page, 'Edit driver information');
  });

  it("“Vehicle Information (drivers only): vehicle images in a 4-column grid (or 'No images available'), vehicle licence number, brand, model, vehicle type, with an edit icon.”", async () => {
    const driver = await driverNamed(fixture.platform, 'Jamal Uddin');
    const page = await fixture.visit('/profile', { as: driver.email, ...PHONE });
    const information = card(page, 'Vehicle Information');
    await information.getByText('No images available', { exact: true }).waitFor();
    await sendVehicleImages(driver, IMAGES);
    const { vehicle } = await recordOf(driver);
    await page.reload();
    const images = information.getByRole('img', { name: /^Vehicle, picture [1-4]$/ });
    await images.nth(3).waitFor();
    const boxes = await images.evaluateAll((all) => all.map((each): Box => each.getBoundingClientRect().toJSON()));
    expect(boxes).toHaveLength(4);
    expect(new Set(boxes.map(({ top }) => top)).size).toBe(1);
    expect(new Set(boxes.map(({ left }) => left)).size).toBe(4);
    await shown(information.getByText('No images available')).toHaveCount(0);
    const terms = ['Vehicle licence number', 'Brand', 'Model', 'Vehicle type'];
    const seen = await Promise.all(terms.map((term) => detail(information, term).textContent()));
    expect(seen).toEqual([vehicle.vehicleLicense, 'Bajaj', 'RE 4S', 'CNG']);
    await information.getByRole('button', { name: 'Edit vehicle information' }).click();
    await formDialog(page, 'Edit vehicle information');
  });

  it('of the demonstration has a drawn portrait, and a drawn picture of the vehicle', async () => {
    const page = await fixture.visit('/profile', { as: PEOPLE.driver });
    for (const title of ['Account', 'Vehicle Information']) {
      const picture = card(page, title).locator('img').first();
      // They are drawn while the month of rides is told.
      await eventually(async () => {
        await page.reload();
        await picture.waitFor({ timeout: 2_000 });
      }, 60_000);
      await eventually(async () => expect((await ownWidths(picture))[0]).toBeGreaterThan(0));
    }
  });

  it('“The driver lookup by user returns a list; the first item is used.”', async () => {
    const driver = await driverNamed(fixture.platform, 'Nurul Huda');
    const first = await recordOf(driver);
    const me = await driver.visitor.call(userHttp.getMe, {});
    const page = await fixture.window({ as: driver.email });
    const asked: URL[] = [];
    await page.route(CALLS.drivers, async (route) => {
      asked.push(new URL(route.request().url()));
      const answer = await route.fetch();
      const body = await answer.json();
      body.data.data.push({ ...first, _id: '0'.repeat(24), licenseNumber: 'SECOND-0001' });
      await route.fulfill({ response: answer, json: body });
    });
    await page.goto('/profile');
    const information = card(page, 'Driver Information');
    await shown(detail(information, 'Driving licence number')).toHaveText(first.licenseNumber);
    await shown(page.getByText('SECOND-0001')).toHaveCount(0);
    expect(new Set(asked.map(({ searchParams }) => searchParams.get('user')))).toEqual(new Set([me._id]));
  });
});
