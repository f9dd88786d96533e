/** @matters the whole ride by keyboard */
import type { Browser } from 'playwright-core';
import { eventually } from '../support/eventually.js';
import { PASSWORD } from '../support/people.js';
import { type RunningPlatform, startPlatform } from '../support/platform.js';
import { sharedBrowser } from '../support/shared-world/world.js';
import { shown } from '../support/shown.js';
import { PersonsWindow } from '../support/window.js';
import { KeyboardPerson } from './keyboard/keyboard-person.js';

const DRIVER = 'Mizanur Rahman';

let platform: RunningPlatform;
let browser: Browser;
const windows: PersonsWindow[] = [];
let rider: KeyboardPerson;
let driver: KeyboardPerson;
let administrator: KeyboardPerson;

async function sitDown(width: number, height: number): Promise<KeyboardPerson> {
  const window = await PersonsWindow.open(browser, platform.url, { width, height });
  windows.push(window);
  return new KeyboardPerson(window.page);
}

beforeAll(async () => {
  platform = await startPlatform({ demonstration: true, environment: { RATE_LIMITS: 'off' } });
  browser = await sharedBrowser();
  rider = await sitDown(1280, 800);
  driver = await sitDown(1280, 800);
  administrator = await sitDown(1280, 800);
});

afterAll(async () => {
  await browser?.close();
  await platform?.stop();
});

async function logIn(person: KeyboardPerson, email: string): Promise<void> {
  const { page } = person;
  await page.goto('/');
  await person.choose(page.getByRole('link', { name: 'Log In' }));
  await page.waitForURL('**/login');
  await person.fill(page.getByRole('textbox', { name: 'Email' }), email);
  await person.fill(page.getByLabel('Password', { exact: true }), PASSWORD);
  await person.press('Enter');
  await person.hears('Login successful');
  await page.waitForURL(({ pathname }) => pathname !== '/login');
}

describe('with the keyboard alone', () => {
  it('a rider and a driver log in; the driver who is not approved yet sees a dialog, which traps the focus', async () => {
    await logIn(rider, 'rider@pothik.test');
    await logIn(driver, 'pending@pothik.test');
    const stop = driver.page.getByRole('dialog', { name: 'Account Pending' });
    await stop.waitFor();
    for (let pressed = 0; pressed < 8; pressed += 1) {
      await driver.press('Tab');
      await eventually(async () => expect(await driver.isAt(stop.locator('*'))).toBe(true));
    }
    await driver.press('Escape');
    await shown(stop).toBeVisible();
  });

  it('an administrator approves the driver, whose dialog closes by itself', async () => {
    const { page } = administrator;
    await logIn(administrator, 'admin@pothik.test');
    await administrator.choose(page.getByRole('link', { name: 'Pending Drivers' }));
    const approve = page.getByRole('row', { name: new RegExp(DRIVER) }).getByRole('button', { name: 'Approve' });
    await administrator.choose(approve);
    const question = page.getByRole('dialog');
    await question.waitFor();
    await administrator.press('Escape');
    await question.waitFor({ state: 'detached' });
    await eventually(async () => expect(await administrator.isAt(approve)).toBe(true));
    await administrator.press('Enter');
    await administrator.choose(question.getByRole('button', { name: 'Approve' }));
    await administrator.choose(question.getByRole('button', { name: 'Approve anyway' }));
    await administrator.hears("Driver's status updated successfully.");
    await driver.page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  it('the driver goes ONLINE', async () => {
    const { page } = driver;
    await driver.reach(page.getByRole('switch', { name: 'Availability' }));
    await driver.press('Space');
    await driver.hears("Driver's status updated successfully.");
    await page.getByRole('switch', { name: 'Availability', checked: true }).waitFor();
  });

  it('the rider books this driver; the driver is notified, and accepts', async () => {
    const { page } = rider;
    await page.getByRole('heading', { level: 1, name: 'Where to?' }).waitFor();
    await rider.fill(page.getByLabel('Pickup location'), 'Dhanmondi 27');
    await rider.fill(page.getByLabel('Drop location'), 'Kamalapur Station');
    await rider.reach(page.getByRole('radio'));
    await rider.reach(page.getByRole('radio', { name: new RegExp(DRIVER) }), 'ArrowDown');
    await rider.press('Space');
    await rider.choose(page.getByRole('button', { name: 'Ask Mizanur for a ride' }));
    await rider.hears('Ride Request Sent Successfully');
    await page.waitForURL('**/rider/current-ride');
    await rider.hears(/^REQUESTED\./);
    await driver.hears('A new ride request from Nusrat Jahan.');
    await driver.choose(driver.page.getByRole('button', { name: 'Accept Nusrat Jahan' }));
    await driver.hears('Ride accepted');
    await rider.hears(/^ACCEPTED\. Mizanur is on the way\./);
  });

  it('the driver sets the fare and enters the code; the rider is notified of both', async () => {
    const { page } = driver;
    await driver.fill(page.getByRole('spinbutton', { name: 'Fare in BDT' }), '220');
    await driver.press('Enter');
    await rider.hears(/^ACCEPTED\..*220/);
    await driver.fill(page.getByRole('textbox', { name: /1 of 6/ }), await startCode(rider));
    await driver.hears('Nusrat is picked up');
    await rider.hears(/^PICKED UP\./);
  });

  it('the driver drives and completes the ride; the rider is notified', async () => {
    await driver.choose(driver.page.getByRole('button', { name: 'Start the ride' }));
    await driver.hears('The ride has started');
    await rider.hears(/^IN TRANSIT\./);
    await driver.choose(driver.page.getByRole('button', { name: /^Hold to complete/ }));
    await driver.choose(driver.page.getByRole('dialog').getByRole('button', { name: 'Complete the ride' }));
    await driver.page
      .getByRole('heading', { name: /^Collect from Nusrat.*220$/ })
      .and(driver.page.locator(':focus'))
      .waitFor();
    await rider.hears(/^COMPLETED\. You have arrived\./);
  });

  it('no console has an error', () => {
    expect(windows.flatMap((window) => window.complaintsSoFar())).toEqual([]);
  });
});

/** The start code as the rider reads it: six digits, one cell each. */
async function startCode({ page }: KeyboardPerson): Promise<string> {
  const half = page.getByRole('region', { name: 'Fare and start code' });
  const digits = /Start code\s*((?:\d\s*){6})/i.exec((await half.textContent()) ?? '')?.[1];
  if (!digits) throw new Error('the rider sees no start code');
  return digits.replace(/\s/g, '');
}
