import { userHttp } from '@pothik/contracts/user';
import { drawing } from '../support/drawing.js';
import { eventually } from '../support/eventually.js';
import { logIn } from '../support/people.js';
import { ownWidths } from './page-facts.js';
import { CALLS, card, choose, fact, formDialog, hold, openDialog, save, uploadArea } from './profile-acts.js';
import { driveOnce, driverNamed, recordOf, riderNamed, sendVehicleImages } from './profile-people.js';
import { PEOPLE, screenWorld } from './screen-world.js';

const PHONE = { width: 360, height: 740 };
const IMAGES = ['teal', 'orange', 'navy', 'olive'].map((colour) => drawing(`${colour}.svg`, colour));

const world = screenWorld('with past rides');

type Box = Record<'top' | 'left', number>;

/** Red, green and blue of what is said. */
const colours = (colour: string) => colour.match(/\d+/g)?.map(Number) as [number, number, number];

describe('the profile page', () => {
  it('“Shows a loading state while the current user loads. If the fetch is unsuccessful, it sends the user to /login.”', async () => {
    const page = await world.window({ as: PEOPLE.rider });
    const letGo = await hold(page, CALLS.getMe);
    await page.goto('/profile');
    const loading = page.getByRole('status', { name: 'Loading the page' });
    await loading.waitFor();
    expect(new URL(page.url()).pathname).toBe('/profile');
    letGo();
    await page.getByRole('heading', { name: 'My Profile' }).waitFor();
    expect(await loading.count()).toBe(0);
    await page.unroute(CALLS.getMe);
    await page.route(CALLS.getMe, (route) => route.fulfill({ status: 500, body: 'out of order' }));
    await page.reload();
    await page.waitForURL('**/login?next=%2Fprofile');
    await page.getByRole('main').getByRole('button', { name: 'Log In', exact: true }).waitFor();
  });

  it('“My Profile: picture (labelled N/A in red when none), full name, email, address (N/A if empty), phone number (N/A if empty), role, and an edit icon that opens the Edit profile dialog.”', async () => {
    const { name, email } = await riderNamed(world.platform, 'Rahima Khatun');
    const page = await world.visit('/profile', { as: email, ...PHONE });
    const account = card(page, 'Account');
    await account.getByText(name, { exact: true }).waitFor();
    await account.getByText('RIDER', { exact: true }).waitFor();
    expect(await fact(account, 'Email').textContent()).toBe(email);
    const missing = account.getByText('N/A', { exact: true });
    expect(await missing.count()).toBe(3);
    const shades = await missing.evaluateAll((all) =>
      all.map((each): string => each.ownerDocument.defaultView.getComputedStyle(each).color),
    );
    const [picture, ...others] = shades.map(colours).map(([red, green, blue]) => red > 2 * Math.max(green, blue));
    expect([picture, ...others]).toEqual([true, false, false]);
    expect(await fact(account, 'Address').textContent()).toBe('N/A');
    expect(await fact(account, 'Phone number').textContent()).toBe('N/A');
    for (const theirs of ['Driver Information', 'Vehicle Information'])
      expect(await page.getByRole('heading', { name: theirs }).count()).toBe(0);
    const icon = account.getByRole('button', { name: 'Edit profile' });
    expect(await icon.textContent()).toBe('');
    await icon.click();
    await formDialog(page, 'Edit profile');
  });

  it('“User | _id, name, email, address, phone, role, image (picture address)”: what one sees is what is stored', async () => {
    const { email, visitor } = await riderNamed(world.platform, 'Salma Begum');
    const page = await world.visit('/profile', { as: email });
    const dialog = await openDialog(page, 'Edit profile');
    await choose(page, uploadArea(dialog, 'Profile picture'), drawing('me.svg', 'teal'));
    await dialog.getByLabel('Phone').fill('01711000123');
    await dialog.getByLabel('Address').fill('Mirpur 10, Dhaka');
    await save(page, dialog, 'Update Profile');
    const me = await visitor.call(userHttp.getMe, {});
    expect(me).toMatchObject({ phone: '01711000123', address: 'Mirpur 10, Dhaka', role: 'RIDER' });
    const account = card(page, 'Account');
    await account.getByText(me.name, { exact: true }).waitFor();
    await account.getByText(me.role, { exact: true }).waitFor();
    const seen = ['Email', 'Phone number', 'Address'].map((term) => fact(account, term).textContent());
    expect(await Promise.all(seen)).toEqual([me.email, me.phone, me.address]);
    const picture = account.locator('img');
    expect(await picture.getAttribute('src')).toBe(me.image);
    await eventually(async () => expect((await ownWidths(picture))[0]).toBeGreaterThan(0));
    expect(await account.getByText('N/A').count()).toBe(0);
    expect(await page.getByRole('main').textContent()).not.toContain(me._id);
  });

  it.each([
    ['RIDER', PEOPLE.rider],
    ['DRIVER', PEOPLE.driver],
    ['ADMIN', PEOPLE.admin],
    ['SUPER_ADMIN', PEOPLE.superAdmin],
  ])('“Every signed-in user can view and edit their own profile.” A %s does.', async (role, email) => {
    const me = await (await logIn(world.platform.url, email)).call(userHttp.getMe, {});
    const page = await world.visit('/profile', { as: email });
    const account = card(page, 'Account');
    await account.getByText(role, { exact: true }).waitFor();
    expect(await fact(account, 'Address').textContent()).toBe(me.address);
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
    const driver = await driverNamed(world.platform, 'Karim Mia');
    await driveOnce(world.platform, driver);
    const { licenseNumber } = await recordOf(driver);
    const page = await world.visit('/profile', { as: driver.email, ...PHONE });
    const information = card(page, 'Driver Information');
    expect(await fact(information, 'Driving licence number').textContent()).toBe(licenseNumber);
    expect(await fact(information, 'Experience').textContent()).toBe('5 years');
    const figures = information.getByRole('paragraph');
    expect(await figures.filter({ hasText: 'Total earnings' }).textContent()).toBe('Total earnings৳\u00a0220');
    expect(await figures.filter({ hasText: 'Total rides' }).textContent()).toBe('Total rides1');
    await information.getByRole('button', { name: 'Edit driver information' }).click();
    await formDialog(page, 'Edit driver information');
  });

  it("“Vehicle Information (drivers only): vehicle images in a 4-column grid (or 'No images available'), vehicle licence number, brand, model, vehicle type, with an edit icon.”", async () => {
    const driver = await driverNamed(world.platform, 'Jamal Uddin');
    const page = await world.visit('/profile', { as: driver.email, ...PHONE });
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
    expect(await information.getByText('No images available').count()).toBe(0);
    const terms = ['Vehicle licence number', 'Brand', 'Model', 'Vehicle type'];
    const seen = await Promise.all(terms.map((term) => fact(information, term).textContent()));
    expect(seen).toEqual([vehicle.vehicleLicense, 'Bajaj', 'RE 4S', 'CNG']);
    await information.getByRole('button', { name: 'Edit vehicle information' }).click();
    await formDialog(page, 'Edit vehicle information');
  });

  it('“The driver lookup by user returns a list; the first item is used.”', async () => {
    const driver = await driverNamed(world.platform, 'Nurul Huda');
    const first = await recordOf(driver);
    const me = await driver.visitor.call(userHttp.getMe, {});
    const page = await world.window({ as: driver.email });
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
    expect(await fact(information, 'Driving licence number').textContent()).toBe(first.licenseNumber);
    expect(await page.getByText('SECOND-0001').count()).toBe(0);
    expect(new Set(asked.map(({ searchParams }) => searchParams.get('user')))).toEqual(new Set([me._id]));
  });
});
