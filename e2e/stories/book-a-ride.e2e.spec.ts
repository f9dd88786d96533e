import type { Browser, Page } from 'playwright-core';
import { logInOnPage, registerOnPage, typeCode } from '../support/browser-actions.js';
import { type RunningPlatform, startPlatform } from '../support/platform.js';
import { sharedBrowser } from '../support/shared-world/world.js';
import { PersonsWindow } from '../support/window.js';

let platform: RunningPlatform;
let browser: Browser;
let rider: PersonsWindow;
let driver: PersonsWindow;
let administrator: PersonsWindow;

beforeAll(async () => {
  platform = await startPlatform({ demonstration: true });
  browser = await sharedBrowser();
  rider = await PersonsWindow.open(browser, platform.url, { width: 360, height: 740 });
  driver = await PersonsWindow.open(browser, platform.url, { width: 360, height: 740 });
  administrator = await PersonsWindow.open(browser, platform.url);
});

afterAll(async () => {
  await browser?.close();
  await platform?.stop();
});

const status = (page: Page, word: string) => page.getByRole('main').getByText(word, { exact: true }).first();

async function registerVehicleAndProfile(page: Page): Promise<void> {
  await page.goto('/driver/register');
  await page.getByLabel('Brand').fill('Bajaj');
  await page.getByLabel('Model').fill('RE 4S');
  await page.getByLabel('Vehicle Type').selectOption('CNG');
  await page.getByLabel(/vehicle licen[cs]e/i).fill('DM-TA-11-9090');
  await page
    .getByRole('main')
    .getByRole('button', { name: /continue|register|next/i })
    .click();
  await page.waitForURL('**/driver/register?vehicleRegistered=true');
  await page.getByLabel(/driving licen[cs]e/i).fill('DK-9090909');
  await page.getByLabel('Experience').fill('6');
  await page
    .getByRole('main')
    .getByRole('button', { name: /register|finish|submit/i })
    .click();
}

async function bookOnPage(page: Page, driverName: string): Promise<void> {
  await page.goto('/rider/current-ride');
  await page.getByRole('main').getByRole('button', { name: 'Get Ride' }).click();
  await page.getByLabel('Pickup location').fill('Dhanmondi 27');
  await page.getByLabel('Drop location').fill('Kamalapur Station');
  await page.getByRole('radio', { name: new RegExp(driverName) }).check();
  await page.getByRole('button', { name: /^Ask/ }).click();
  await page.getByText('Ride Request Sent Successfully').waitFor();
  await page.waitForURL('**/rider/current-ride');
}

describe('a rider books a driver, each in a browser of their own', () => {
  it('a visitor registers, reads the code in the mailbox, verifies, and logs in as RIDER', async () => {
    await registerOnPage(rider.page, platform, 'Rahima Khatun', 'rahima@story.test');
    await rider.page.getByRole('heading', { name: 'Where to?' }).waitFor();
  });

  it('another registers a vehicle and a driver profile, and sees the pending dialog', async () => {
    await registerOnPage(driver.page, platform, 'Karim Mia', 'karim@story.test');
    await registerVehicleAndProfile(driver.page);
    await driver.page.getByRole('dialog', { name: 'Account Pending' }).waitFor();
  });

  it('the administrator approves, and the dialog disappears without a reload', async () => {
    const { page } = administrator;
    await logInOnPage(page, 'admin@pothik.test');
    await page.goto('/admin/pending-drivers');
    const row = page.getByRole('row', { name: /Karim Mia/ });
    await row.getByRole('button', { name: 'Approve' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Approve anyway' }).click();
    await page.getByText("Driver's status updated successfully.").waitFor();
    await driver.page.getByRole('dialog', { name: 'Account Pending' }).waitFor({ state: 'detached' });
  });

  it('he goes ONLINE, and the rider sees him among the free drivers and books', async () => {
    await driver.page.getByRole('switch').first().click();
    await driver.page.getByText("Driver's status updated successfully.").waitFor();
    await bookOnPage(rider.page, 'Karim Mia');
    await status(rider.page, 'REQUESTED').waitFor();
  });

  it('his request list shows it within a second without a reload; he accepts', async () => {
    await driver.page
      .getByRole('button', { name: /Accept/ })
      .first()
      .click();
    await status(rider.page, 'ACCEPTED').waitFor();
  });

  it('he sets the fare; she sees fare and code, and he enters the code', async () => {
    await driver.page.getByLabel('Fare in BDT').fill('220');
    await driver.page.getByRole('button', { name: 'Set fare' }).click();
    await rider.page.getByText(/220/).first().waitFor();
    const code = await startCodeOn(rider.page);
    await typeCode(driver.page, code);
    await status(rider.page, 'PICKED UP').waitFor();
  });

  it('while PICKED UP the SOS button shows; pressing it stores an incident that the administrator sees live', async () => {
    await administrator.page.goto('/admin/sos');
    await administrator.page.getByText('No incidents').waitFor();
    await driver.page.getByRole('button', { name: /SOS/ }).first().focus();
    await driver.page.keyboard.press('Enter');
    await driver.page.getByRole('dialog').getByRole('button', { name: 'Send SOS' }).click();
    await driver.page.getByText('Emergency message sent successfully').waitFor();
    await administrator.page.getByText('Raised by the driver').waitFor();
  });

  it('IN TRANSIT, then COMPLETED: her page changes by itself', async () => {
    await driver.page.getByRole('button', { name: 'Start the ride' }).click();
    await status(rider.page, 'IN TRANSIT').waitFor();
    await driver.page.getByRole('button', { name: /^Hold to complete/ }).hover();
    await driver.page.mouse.down();
    await rider.page.getByText('You have arrived').first().waitFor();
    await driver.page.mouse.up();
  });

  it('both see it in their lists, his earnings and rides have grown, and he is free again', async () => {
    await rider.page.goto('/rider/activity');
    await rider.page.getByRole('main').getByText('Kamalapur Station').first().waitFor();
    await driver.page.goto('/driver/ride-completed');
    await driver.page.getByRole('main').getByText('Kamalapur Station').first().waitFor();
    await driver.page.goto('/profile');
    await driver.page.getByText(/220/).first().waitFor();
    await rider.page.goto('/rider/current-ride');
    await rider.page.getByRole('button', { name: 'Ride again' }).first().click();
    await rider.page.getByRole('radio', { name: /Karim Mia/ }).waitFor();
  });

  it('no console has an error', () => {
    for (const window of [rider, driver, administrator]) expect(window.complaintsSoFar()).toEqual([]);
  });
});

/** The six digits on the ticket, one cell each. */
async function startCodeOn(page: Page): Promise<string> {
  const words = (await page.getByRole('main').textContent()) ?? '';
  const digits = /Start code\s*((?:\d\s*){6})/i.exec(words)?.[1];
  if (!digits) throw new Error(`no start code on the page:\n${words}`);
  return digits.replace(/\s/g, '');
}
