import type { Browser, Page } from 'playwright-core';
import { fitsTheWidth } from '../screens/page-details.js';
import { choose, uploadArea } from '../screens/profile-actions.js';
import { logInOnPage } from '../support/browser-actions.js';
import { drawing } from '../support/drawing.js';
import { textedCode } from '../support/people.js';
import { type RunningPlatform, startPlatform } from '../support/platform.js';
import { sharedBrowser } from '../support/shared-world/world.js';
import { shown } from '../support/shown.js';
import { PersonsWindow } from '../support/window.js';

const BANGLA_PHONE = { width: 360, height: 740, language: 'bn' } as const;
const RIDER = { name: 'রহিমা', number: '01812345601', typed: '০১৮১২-৩৪৫৬০১' } as const;
const DRIVER = { name: 'করিম', number: '01712345602', typed: '+৮৮০ ১৭১২-৩৪৫৬০২' } as const;

let platform: RunningPlatform;
let browser: Browser;
let rider: PersonsWindow;
let driver: PersonsWindow;
let administrator: PersonsWindow;

beforeAll(async () => {
  platform = await startPlatform({ demonstration: true });
  browser = await sharedBrowser();
  rider = await PersonsWindow.open(browser, platform.url, BANGLA_PHONE);
  driver = await PersonsWindow.open(browser, platform.url, BANGLA_PHONE);
  administrator = await PersonsWindow.open(browser, platform.url);
});

afterAll(async () => {
  await browser?.close();
  await platform?.stop();
});

const pressed = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();

/** Signs up by a code to the number, and says the name. */
async function signUp(page: Page, { name, number, typed }: typeof RIDER | typeof DRIVER): Promise<void> {
  await page.goto('/register');
  await page.getByLabel('ফোন নম্বর').fill(typed);
  await pressed(page, 'কোড পাঠান');
  await page.getByRole('heading', { level: 1, name: 'কোডটি লিখুন' }).waitFor();
  await page.keyboard.type(await textedCode(platform, number));
  await page.getByRole('heading', { level: 1, name: 'স্বাগতম' }).waitFor();
  await page.getByLabel('আপনার নাম').fill(name);
  await pressed(page, 'শুরু করি');
  await page.getByRole('heading', { level: 1, name: 'কোথায় যাবেন?' }).waitFor();
  expect(await fitsTheWidth(page)).toBe(true);
}

async function registerVehicleAndProfile(page: Page): Promise<void> {
  await page.goto('/driver/register');
  await page.getByLabel('ব্র্যান্ড').fill('Bajaj');
  await page.getByLabel('মডেল').fill('RE 4S');
  await page.getByLabel('গাড়ির ধরন').selectOption('CNG');
  const plate = page.getByRole('group', { name: 'নম্বর প্লেট' });
  await plate.getByLabel('এলাকা').selectOption('ঢাকা মেট্রো');
  await plate.getByLabel('অক্ষর').selectOption('ত');
  await plate.getByLabel('নম্বর', { exact: true }).fill('১১৯০৯০');
  await pressed(page, 'গাড়ি নিবন্ধন করুন');
  await page.getByLabel('ড্রাইভিং লাইসেন্স').fill('DK-9090909');
  await page.getByLabel('অভিজ্ঞতা').fill('৬');
  await choose(page, uploadArea(page.getByRole('main'), 'গাড়ির ছবি'), drawing('front.svg', 'green'));
  await page.getByText('front.svg').waitFor();
  await pressed(page, 'চালক হিসেবে নিবন্ধন করুন');
}

/** The six digits on the ticket, one cell each. */
async function startCodeOn(page: Page): Promise<string> {
  const words = (await page.getByRole('main').textContent()) ?? '';
  const digits = /শুরুর কোড\s*((?:[\d০-৯]\s*){6})/.exec(words)?.[1];
  if (!digits) throw new Error(`no start code on the page:\n${words}`);
  return digits.replace(/\s/g, '');
}

describe('two people with a number and no e-mail, in Bangla on small phones', () => {
  it('each signs up by a code, typed as people type a number', async () => {
    await signUp(rider.page, RIDER);
    await signUp(driver.page, DRIVER);
  });

  it('one becomes a driver, and misses nothing while he waits: his number is confirmed', async () => {
    const { page } = driver;
    await registerVehicleAndProfile(page);
    const pending = page.getByRole('dialog', { name: 'অ্যাকাউন্ট যাচাই চলছে' });
    await pending.waitFor();
    await shown(pending.getByText('যা এখনো দেননি')).toHaveCount(0);
    expect(await fitsTheWidth(page)).toBe(true);
  });

  it('an administrator approves without a warning, and he goes ONLINE', async () => {
    const { page } = administrator;
    await logInOnPage(page, 'admin@pothik.test');
    await page.goto('/admin/pending-drivers');
    await page
      .getByRole('row', { name: new RegExp(DRIVER.name) })
      .getByRole('button', { name: 'Approve' })
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
    await page.getByText("Driver's status updated successfully.").waitFor();
    await driver.page.getByRole('dialog').waitFor({ state: 'detached' });
    await driver.page.getByRole('switch', { name: /খালি আছি/ }).click();
    await driver.page.getByText('যাত্রীরা আপনাকে বেছে নিতে পারবেন', { exact: true }).waitFor();
  });

  it('she asks him, he accepts and says the fare', async () => {
    const { page } = rider;
    await page.goto('/?get-ride=1');
    await page.getByLabel('যেখান থেকে উঠবেন').fill('ধানমন্ডি ২৭');
    await page.getByLabel('যেখানে নামবেন').fill('কমলাপুর স্টেশন');
    await page.getByRole('radio', { name: new RegExp(DRIVER.name) }).check();
    await pressed(page, `${DRIVER.name}-কে অনুরোধ পাঠান`);
    await page.getByText(`${DRIVER.name}-কে জানানো হয়েছে`).waitFor();
    expect(await fitsTheWidth(page)).toBe(true);
    await pressed(driver.page, `রাজি: ${RIDER.name}`);
    await driver.page.getByLabel('ভাড়া (টাকা)').fill('২২০');
    await pressed(driver.page, 'ভাড়া পাঠান');
    await page.locator('data[value="220"]').first().waitFor();
    expect(await fitsTheWidth(driver.page)).toBe(true);
  });

  it('the code picks her up, and the ride ends where both see it', async () => {
    const { page } = driver;
    await page.getByRole('group', { name: 'শুরুর কোড' }).getByRole('textbox').first().click();
    await page.keyboard.type(await startCodeOn(rider.page));
    await pressed(page, 'যাত্রা শুরু করুন');
    await page.getByRole('button', { name: /^শেষ করতে চেপে ধরুন/ }).hover();
    await page.mouse.down();
    await rider.page.getByText('পৌঁছে গেছেন').first().waitFor();
    await page.mouse.up();
    for (const { page: list } of [rider, driver]) {
      await list.goto(list === rider.page ? '/rider/activity' : '/driver/ride-completed');
      await list.getByRole('main').getByText('কমলাপুর স্টেশন').first().waitFor();
      expect(await fitsTheWidth(list)).toBe(true);
    }
  });

  it('no console has an error', () => {
    for (const window of [rider, driver, administrator]) expect(window.complaintsSoFar()).toEqual([]);
  });
});
