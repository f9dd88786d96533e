import { authErrors } from '@pothik/contracts/auth';
import { API_PREFIX } from '@pothik/contracts/platform';
import { authRoutes, userRoutes } from '@pothik/contracts/routes';
import type { Me } from '@pothik/contracts/user';
import type { Page } from 'playwright-core';
import { becomeIos } from '../../screens/install-actions.js';
import { type ChosenFile, drawing } from '../../support/drawing.js';
import { newRider } from '../../support/people.js';
import { completed, peopleOf } from '../../support/rides-in-states.js';
import type { Screen } from '../screen.js';

const RIDER = 'rider@pothik.test';
const DRIVER = 'driver@pothik.test';
const NEWCOMER = 'salma@story.test';
const DIALOG = '[role="dialog"] form';

const choose = (page: Page, ...files: ChosenFile[]) => page.locator('input[type="file"]').setInputFiles(files);
const submit = (page: Page) => page.locator('[role="dialog"] [type="submit"]').click();
const openNotifications = (page: Page) => page.locator('.shell-bell').click();

const answerAt = (page: Page, path: string, status: number, json: object): Promise<unknown> =>
  page.route(`**${API_PREFIX}${path}`, (route) => route.fulfill({ status, json }));

/** Opens a page of somebody who signed up by a number. */
async function openWithoutEmail(page: Page, address: string): Promise<void> {
  await page.route(`**${API_PREFIX}${userRoutes.getMe.path}`, async (route) => {
    const response = await route.fetch();
    const { data, ...answer } = (await response.json()) as { data: Me };
    const byNumber = { ...data, email: '', phone: '01712345678', isPhoneProven: true };
    await route.fulfill({ response, json: { ...answer, data: byNumber } });
  });
  await page.goto(address);
}

/** The profile, its dialogs and the notifications. */
export const PROFILE_SCREENS: readonly Screen[] = [
  { name: 'profile', as: RIDER, path: '/profile', shows: '.shell-profile-account', whole: true },
  { name: 'profile-driver', as: DRIVER, path: '/profile', shows: '.shell-profile-stats', whole: true },
  { name: 'profile-suspended', as: 'suspended@pothik.test', path: '/profile', shows: '.ui-refused', whole: true },
  {
    name: 'profile-ios',
    as: DRIVER,
    path: '/profile',
    shows: '.shell-two-taps',
    whole: true,
    action: async (page) => {
      // A tab of iOS has no push.
      await page.evaluate('delete globalThis.PushManager');
      await becomeIos(page);
      await page.evaluate("document.dispatchEvent(new Event('visibilitychange'))");
    },
  },
  { name: 'profile-number', as: RIDER, path: '/profile?edit=phone', shows: DIALOG },
  {
    name: 'profile-number-code',
    as: RIDER,
    path: '/profile?edit=phone',
    shows: '[role="dialog"] .ui-code',
    action: async (page) => {
      await answerAt(page, authRoutes.sendOwnPhoneCode.path, 200, { success: true, message: '', data: null });
      await page.locator('input[type="tel"]').fill('01712345678');
      await submit(page);
    },
  },
  {
    name: 'profile-number-password',
    as: RIDER,
    path: '/profile?edit=phone',
    shows: '[role="dialog"] [type="password"]',
    action: async (page) => {
      await answerAt(page, authRoutes.sendOwnPhoneCode.path, 200, { success: true, message: '', data: null });
      const { message } = authErrors['auth/password-wrong'];
      await answerAt(page, authRoutes.proveOwnPhone.path, 401, {
        success: false,
        code: 'auth/password-wrong',
        message,
      });
      await page.locator('input[type="tel"]').fill('01712345678');
      await submit(page);
      await page.locator('.ui-code input').first().click();
      await page.keyboard.type('482915');
    },
  },
  {
    name: 'profile-without-email',
    as: RIDER,
    path: '/about',
    shows: '.shell-profile-account',
    whole: true,
    action: (page) => openWithoutEmail(page, '/profile'),
  },
  {
    name: 'profile-email',
    as: RIDER,
    path: '/about',
    shows: DIALOG,
    action: (page) => openWithoutEmail(page, '/profile?edit=email'),
  },
  {
    name: 'profile-email-code',
    as: RIDER,
    path: '/about',
    shows: '[role="dialog"] .ui-code',
    action: async (page) => {
      await openWithoutEmail(page, '/profile?edit=email');
      await answerAt(page, authRoutes.sendOwnEmailCode.path, 200, { success: true, message: '', data: null });
      await page.locator(`${DIALOG} input[type="email"]`).fill('nusrat@story.test');
      await submit(page);
    },
  },
  { name: 'profile-edit', as: RIDER, path: '/profile?edit=person', shows: DIALOG },
  {
    name: 'profile-edit-errors',
    as: RIDER,
    path: '/profile?edit=person',
    shows: '.ui-field .ui-error',
    action: async (page) => {
      await choose(page, { ...drawing('notes.txt', 'teal'), mimeType: 'text/plain' });
      await page.locator('input[name="phone"]').fill('0171100012');
      await submit(page);
    },
  },
  { name: 'profile-edit-driver', as: DRIVER, path: '/profile?edit=driver', shows: DIALOG },
  {
    name: 'profile-edit-vehicle',
    as: DRIVER,
    path: '/profile?edit=vehicle',
    shows: '.ui-files',
    action: (page) => choose(page, drawing('front.svg', 'teal'), drawing('back.svg', 'orange')),
  },
  {
    name: 'profile-too-many-images',
    as: DRIVER,
    path: '/profile?edit=vehicle',
    shows: '.ui-drop.ui-bad',
    action: (page) =>
      choose(page, ...['1.svg', '2.svg', '3.svg', '4.svg', '5.svg'].map((name) => drawing(name, 'teal'))),
  },
  { name: 'profile-password', as: RIDER, path: '/profile?edit=password', shows: DIALOG },
  { name: 'profile-log-out-everywhere', as: RIDER, path: '/profile?edit=sessions', shows: DIALOG },
  { name: 'profile-own-data', as: RIDER, path: '/profile?edit=own-data', shows: '.shell-own-data' },
  {
    name: 'profile-own-data-made',
    as: DRIVER,
    path: '/profile?edit=own-data',
    shows: 'a[download]',
    action: (page) => page.locator('[role="dialog"] .ui-primary').click(),
  },
  { name: 'profile-delete', as: RIDER, path: '/profile?edit=deletion', shows: DIALOG },
  {
    name: 'bell-empty',
    as: NEWCOMER,
    path: '/',
    shows: '.shell-bell-panel .ui-empty',
    prepare: async (platform) => {
      await newRider(platform, 'Salma Begum', NEWCOMER);
    },
    action: openNotifications,
  },
  {
    name: 'bell',
    as: RIDER,
    path: '/',
    shows: '.shell-news',
    prepare: async (platform) => {
      await completed(await peopleOf(platform, RIDER, DRIVER));
    },
    action: openNotifications,
  },
  { name: 'bell-driver', as: DRIVER, path: '/driver/ride-request', shows: '.shell-news', action: openNotifications },
  {
    name: 'offline',
    as: RIDER,
    path: '/profile',
    shows: '.ui-banner',
    action: (page) => page.context().setOffline(true),
  },
];
