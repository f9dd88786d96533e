import { driverHttp } from '@pothik/contracts/driver';
import { banglaDigits, dhakaMinuteOfEnd } from '@pothik/contracts/platform';
import type { Page } from 'playwright-core';
import { cancelAtOnce, onDuty } from '../support/at-limits.js';
import { logIn } from '../support/people.js';
import { accepted, cancelled, completed, move, requested } from '../support/rides-in-states.js';
import { shown } from '../support/shown.js';
import { fitsTheWidth } from './page-details.js';
import { CALLS } from './profile-actions.js';
import { recordOf } from './profile-people.js';
import { PHONE } from './ride-actions.js';
import { PEOPLE, screenFixture } from './screen-fixture.js';

const fixture = screenFixture();

const WORDS = {
  en: {
    driver: ['Monir Hossain', 'monir@paused-driver.test'],
    why: 'You are offline: today you cancelled three rides within three minutes of accepting them.',
    until: (time: string) => `You can go online again at ${time}.`,
    refused: (time: string) =>
      `You cancelled several rides soon after accepting them. You can go online again at ${time}.`,
    cancel: 'Cancel ride',
    warned: /^Today you cancelled 2 rides .+ you are offline for 30 minutes\.$/,
    seen: 'OK',
    goOnline: 'Go online',
    availability: 'Availability',
    counted: (count: number) => `Cancelled within three minutes of accepting, before arriving: ${count} times today.`,
    paused: /Last paused from .+ to /,
  },
  bn: {
    driver: ['Delwar Hossain', 'delwar@paused-driver.test'],
    why: 'আজ তিনটি রাইড গ্রহণ করার তিন মিনিটের মধ্যে বাতিল করেছেন, তাই আপনি এখন অফলাইনে।',
    until: (time: string) => new RegExp(`আবার অনলাইনে যেতে পারবেন: \\S+ ${banglaTime(time)}$`),
    refused: (time: string) =>
      new RegExp(
        `^কয়েকটি রাইড গ্রহণ করার একটু পরেই আপনি বাতিল করেছেন। \\S+ ${banglaTime(time)} থেকে আবার অনলাইনে যেতে পারবেন।$`,
      ),
    cancel: 'রাইড বাতিল',
    warned: /^আজ ২টি রাইড .+ ৩০ মিনিট অফলাইনে থাকবেন।$/,
    seen: 'ঠিক আছে',
    goOnline: 'অনলাইনে যান',
    availability: 'খালি আছি',
    counted: (count: number) => `গ্রহণ করার তিন মিনিটের মধ্যে, পৌঁছানোর আগে বাতিল: আজ ${banglaDigits(String(count))} বার।`,
    paused: /শেষ বিরতি: .+ থেকে /,
  },
} as const;

/** The figures of `2:05 PM` in Bangla; the part of the day stands before them. */
const banglaTime = (time: string) => banglaDigits(time.replace(/ [AP]M$/, ''));

/** A page whose answers know no pauses, as one that stayed open without a line: it lets its driver press ONLINE. */
async function knowsNoPause(page: Page): Promise<void> {
  await page.route(CALLS.drivers, async (route) => {
    const response = await route.fetch();
    const withoutPause = (field: string, value: unknown) => (field === 'pausedUntil' ? undefined : value);
    await route.fulfill({ response, json: JSON.parse(await response.text(), withoutPause) });
  });
}

describe.each(['en', 'bn'] as const)('a driver who accepts and cancels three times at once (%s)', (language) => {
  const words = WORDS[language];

  it('reads at 360 px why and until when, and is refused ONLINE; an administrator sees count and pause', async () => {
    const [name, email] = words.driver;
    const people = await onDuty(fixture.platform, name, email);
    const own = () => recordOf({ visitor: people.driver });
    const page = await fixture.visit('/driver/ride-request', { as: email, language, ...PHONE });
    const availability = page.getByRole('switch', { name: words.availability });
    await shown(availability).toBeChecked();
    const admin = await fixture.visit(`/admin/drivers/${people.driverId}`, { as: PEOPLE.admin, language, ...PHONE });
    await cancelAtOnce(people);
    await cancelAtOnce(people);
    await admin.getByText(words.counted(2)).waitFor();
    await shown(availability).toBeChecked();

    await accepted(people);
    await page.getByRole('button', { name: words.cancel }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(words.warned).waitFor();
    expect(await fitsTheWidth(page)).toBe(true);
    await dialog.getByRole('textbox').fill('Too far from here');
    await dialog.getByRole('button', { name: words.cancel }).click();
    const notice = page.getByRole('status').filter({ hasText: words.why });
    await notice.waitFor();
    const { pausedUntil = '' } = await own();
    const time = dhakaMinuteOfEnd(new Date(pausedUntil));
    await notice.getByText(words.until(time)).waitFor();
    await shown(availability).not.toBeChecked();
    await shown(availability).toBeDisabled();
    await shown(page.getByRole('button', { name: words.goOnline })).toHaveCount(0);
    expect(await fitsTheWidth(page)).toBe(true);
    await admin.getByText(words.counted(3)).waitFor();
    await admin.getByText(words.paused).waitFor();
    expect(await fitsTheWidth(admin)).toBe(true);

    await page.goto('/driver/earnings');
    await page.getByText(words.why).waitFor();
    await page.getByRole('button', { name: words.seen, exact: true }).click();
    await page.getByText(words.why).waitFor({ state: 'detached' });

    await knowsNoPause(page);
    await page.goto('/driver/ride-request');
    await availability.click();
    await page.getByText(words.refused(time)).waitFor();
    await shown(availability).not.toBeChecked();
    expect((await own()).availabilityStatus).toBe('OFFLINE');
  });
});

it('a driver who drives to the pickup before cancelling is never paused, and nothing is counted', async () => {
  const people = await onDuty(fixture.platform, 'Shafiqul Islam', 'shafiqul@paused-driver.test');
  for (const _rider of [1, 2, 3]) await cancelled(people);
  await completed(people);
  const administrator = await logIn(fixture.platform.url, PEOPLE.admin);
  await shown
    .poll(async () => administrator.call(driverHttp.getDriver, { id: people.driverId }))
    .toMatchObject({ totalRides: 1, availabilityStatus: 'ONLINE', cancelledSoonToday: 0 });
  const page = await fixture.visit('/driver/ride-request', { as: 'shafiqul@paused-driver.test', ...PHONE });
  await shown(page.getByRole('switch', { name: WORDS.en.availability })).toBeChecked();
});

it.each([
  ['en', 'Arif Mia', 'Cancel request', 'If you cancel again, you cannot book Arif for 30 minutes.'],
  ['bn', 'Babul Mia', 'অনুরোধ বাতিল', 'আবার বাতিল করলে ৩০ মিনিট Babul-কে বুকিং করতে পারবেন না।'],
] as const)(
  'a rider who is about to cancel twice at one driver reads what follows (%s)',
  async (language, name, cancel, warned) => {
    const email = `${language}@twice-at-one-driver.test`;
    const people = await onDuty(fixture.platform, name, email);
    const page = await fixture.visit('/rider/current-ride', { as: `rider-of-${email}`, language, ...PHONE });
    const first = await requested(people);
    await page.getByRole('button', { name: cancel }).click();
    await page.getByRole('dialog').waitFor();
    await shown(page.getByText(warned)).toHaveCount(0);
    await move(people.rider, first, 'CANCELLED');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await requested(people);
    await page.getByRole('button', { name: cancel }).click();
    await page.getByRole('dialog').getByText(warned).waitFor();
    expect(await fitsTheWidth(page)).toBe(true);
  },
);
