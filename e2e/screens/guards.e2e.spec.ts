/** @matters who may open what */
import type { Page } from 'playwright-core';
import { eventually } from '../support/eventually.js';
import { shown } from '../support/shown.js';
import { PEOPLE, screenFixture } from './screen-fixture.js';

const fixture = screenFixture();

const at = (page: Page, path: string) => page.waitForURL((address) => address.pathname + address.search === path);
const framed = (page: Page) => page.getByRole('contentinfo');
const notForYou = (page: Page) => page.getByRole('heading', { level: 1, name: 'This page is not for you' });

describe('a visitor who is not signed in', () => {
  it('“A user with no signed-in email is sent to /login” from every guarded page, which is remembered', async () => {
    const page = await fixture.window();
    for (const path of ['/rider/activity', '/driver', '/admin/sos', '/driver/register']) {
      await page.goto(path);
      await at(page, `/login?next=${encodeURIComponent(path)}`);
    }
  });

  it('“/profile redirects to /login when there is no user.” Logging in leads back to it', async () => {
    const page = await fixture.visit('/profile');
    await at(page, '/login?next=%2Fprofile');
    await page.getByRole('button', { name: 'Imran Hossain' }).click();
    await at(page, '/profile');
    await page.getByRole('heading', { level: 1, name: 'My Profile' }).waitFor();
    await framed(page).waitFor();
  });

  it('“No user or failed current-user fetch: the visitor goes to /login.”', async () => {
    const page = await fixture.window({ as: PEOPLE.rider });
    const body = { success: false, code: 'platform/unexpected', message: 'Something went wrong', requestId: 'r1' };
    await page.route('**/api/v1/user/get-me', (route) => route.fulfill({ status: 500, json: body }));
    await page.goto('/rider/activity');
    await at(page, '/login?next=%2Frider%2Factivity');
    await page.getByRole('heading', { name: 'Welcome back' }).waitFor();
  });

  it('whose session vanished while a page was open is offered Log In by the next act, and comes back', async () => {
    const page = await fixture.window({ as: PEOPLE.rider });
    const streaming = page.waitForResponse(/\/notification\/stream/);
    await page.goto('/rider/activity');
    await page.getByRole('heading', { level: 1, name: 'Activity' }).waitFor();
    await streaming;
    await page.context().clearCookies({ name: 'accessToken' });
    await page.context().clearCookies({ name: 'refreshToken' });
    await page.getByRole('link', { name: 'Current Ride' }).click();
    await at(page, '/login?next=%2Frider%2Fcurrent-ride');
    await page.getByRole('heading', { name: 'Welcome back' }).waitFor();
  });

  it('while the current user loads, a guard shows a skeleton, never a flash of /login', async () => {
    const page = await fixture.window({ as: PEOPLE.rider });
    const seen: string[] = [];
    page.on('framenavigated', (frame) => seen.push(new URL(frame.url()).pathname));
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/v1/user/get-me', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/profile');
    await page.getByRole('status', { name: 'Loading the page' }).first().waitFor();
    answer();
    await page.getByRole('heading', { level: 1, name: 'My Profile' }).waitFor();
    expect(seen.filter((path) => path !== '/profile')).toEqual([]);
  });
});

describe('a user with another role', () => {
  it.each([
    [PEOPLE.rider, '/driver/earnings'],
    [PEOPLE.rider, '/admin'],
    [PEOPLE.driver, '/rider/current-ride'],
    [PEOPLE.driver, '/driver/register'],
    [PEOPLE.admin, '/driver'],
    [PEOPLE.superAdmin, '/rider'],
  ])('“a wrong role goes to /unauthorized” (%s at %s)', async (email, path) => {
    const page = await fixture.visit(path, { as: email });
    await at(page, '/unauthorized');
    await notForYou(page).waitFor();
  });

  it('“A failed guard leads to /unauthorized.” It links to the user’s own area and to the support', async () => {
    const page = await fixture.visit('/admin', { as: PEOPLE.rider });
    await notForYou(page).waitFor();
    await shown(page).toHaveTitle('Unauthorized · Pothik');
    await shown(page.getByRole('link', { name: 'Support' })).toHaveAttribute('href', '/support');
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await at(page, '/rider/current-ride');
  });
});

describe('a user with the right role', () => {
  it.each([PEOPLE.superAdmin, PEOPLE.admin])(
    '“/admin: admin area (SUPER_ADMIN; ADMIN also sees the admin dashboard link and menu).” (%s)',
    async (email) => {
      const page = await fixture.visit('/admin', { as: email });
      await at(page, '/admin/analytics');
      await page.getByRole('heading', { level: 1, name: 'Analytics' }).waitFor();
    },
  );

  it('“Index redirects to /admin/analytics.”', async () => {
    const page = await fixture.visit('/about', { as: PEOPLE.superAdmin });
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await at(page, '/admin/analytics');
    await page.goBack();
    await at(page, '/about');
  });

  it('“/driver: DRIVER only. Index redirects to /driver/ride-request.”', async () => {
    const page = await fixture.visit('/driver', { as: PEOPLE.driver });
    await at(page, '/driver/ride-request');
    await page.getByRole('heading', { level: 1, name: 'All Request' }).waitFor();
  });

  it('“/rider: RIDER only. Index redirects to /rider/current-ride.”', async () => {
    const page = await fixture.visit('/rider', { as: PEOPLE.rider });
    await at(page, '/rider/current-ride');
    await page.getByRole('main').getByRole('heading').first().waitFor();
  });

  it('“/driver/register: RIDER. /profile and /support sit in the public layout”', async () => {
    const page = await fixture.window({ as: PEOPLE.rider });
    for (const path of ['/driver/register', '/profile', '/support']) {
      await page.goto(path);
      await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
      await framed(page).waitFor();
      await at(page, path);
    }
  });
});

describe('what each role gets', () => {
  it.each([
    ['PUBLIC', undefined, 'Get Ride', 'link'],
    ['RIDER', PEOPLE.rider, 'Where to?', 'heading'],
    ['DRIVER', PEOPLE.driver, 'Dashboard', 'link'],
    ['ADMIN', PEOPLE.admin, 'Dashboard', 'link'],
    ['SUPER_ADMIN', PEOPLE.superAdmin, 'Dashboard', 'link'],
  ] as const)(
    '“Roles: PUBLIC (not signed in), RIDER, DRIVER, ADMIN, SUPER_ADMIN.” %s begins in its own way on the home page',
    async (_role, email, name, kind) => {
      const page = await fixture.visit('/', email ? { as: email } : {});
      await page.getByRole('main').getByRole(kind, { name, exact: true }).waitFor();
    },
  );

  it.each([
    ['Super admin', PEOPLE.superAdmin],
    ['Admin', PEOPLE.admin],
    ['Rider', PEOPLE.rider],
    ['Driver', PEOPLE.driver],
  ])('“Roles: SUPER_ADMIN, ADMIN, RIDER, DRIVER” are shown on the profile as words: %s', async (role, email) => {
    const page = await fixture.visit('/profile', { as: email });
    await page.getByRole('main').getByText(role, { exact: true }).first().waitFor();
  });

  it('“Driver and vehicle profile sections show for drivers only, and the driver record is fetched only for a driver, filtered by user id.”', async () => {
    const page = await fixture.window({ as: PEOPLE.driver });
    const asked: URL[] = [];
    page.on('request', (request) => asked.push(new URL(request.url())));
    const driverRecords = () => asked.filter(({ pathname }) => pathname.includes('/driver/drivers'));
    const person = page.waitForResponse('**/user/get-me');
    await page.goto('/profile');
    const { _id } = (await (await person).json()).data;
    await page.getByRole('heading', { name: 'Driver Information' }).waitFor();
    await page.getByRole('heading', { name: 'Vehicle Information' }).waitFor();
    // A stream that opens meanwhile makes the page request the driver again with the same query.
    expect([...new Set(driverRecords().map(({ search }) => search))]).toEqual([`?user=${_id}`]);

    const other = await fixture.window({ as: PEOPLE.rider });
    const askedByRider: string[] = [];
    other.on('request', (request) => askedByRider.push(request.url()));
    await other.goto('/profile');
    await other.getByRole('heading', { level: 1, name: 'My Profile' }).waitFor();
    await other.getByText(PEOPLE.rider).first().waitFor();
    await eventually(async () => expect(askedByRider.join()).toContain('/notification/feed'));
    await shown(other.getByRole('heading', { name: /Information/ })).toHaveCount(0);
    expect(askedByRider.filter((address) => address.includes('/driver/drivers'))).toEqual([]);
  });
});

describe('outside the layout', () => {
  it('“/login (redirects to / if already signed in)”', async () => {
    const page = await fixture.visit('/login');
    await page.getByRole('heading', { name: 'Welcome back' }).waitFor();
    await shown(framed(page)).toHaveCount(0);
    const signedIn = await fixture.window({ as: PEOPLE.rider });
    for (const path of ['/login', '/register']) {
      await signedIn.goto(path);
      await at(signedIn, '/');
    }
  });

  it("“/register, /verify, /unauthorized, and a 404 page with a 'Back to Homepage' button.”", async () => {
    const page = await fixture.visit('/register');
    await page.getByLabel('Name').fill('Sabina Yasmin');
    await page.getByLabel('Email').fill('sabina@guards.test');
    await page.getByLabel('Password', { exact: true }).fill('Pothik#2026');
    await page.getByLabel('Confirm Password').fill('Pothik#2026');
    await shown(framed(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Create account' }).click();
    await at(page, '/verify');
    await page.getByRole('heading', { name: 'Verify your email address' }).waitFor();
    await shown(framed(page)).toHaveCount(0);
    await page.goto('/unauthorized');
    await notForYou(page).waitFor();
    await shown(framed(page)).toHaveCount(0);
    await page.goto('/no/such/road');
    await page.getByRole('heading', { level: 1, name: /404/ }).waitFor();
    await shown(framed(page)).toHaveCount(0);
    await shown(page).toHaveTitle('404 · Pothik');
    await page.getByRole('link', { name: 'Back to Homepage' }).click();
    await at(page, '/');
  });
});
