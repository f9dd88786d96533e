import { API_PREFIX } from '@pothik/contracts/platform';
import type { Page } from 'playwright-core';
import { PASSWORD } from '../../support/people.js';
import type { Screen } from '../screen.js';

const ADMINISTRATOR = 'admin@pothik.test';
const SUPER_ADMINISTRATOR = 'super@pothik.test';
const DIALOG = '[role="dialog"] form';

const CODES = ['7KQ2M-XH4PR', 'B9TWC-36NZE', 'HJ4RT-9QKMW', 'M2XCV-8BNRD', 'P5YHG-K3TWS'];
const MORE_CODES = ['Q7ZFN-4MJXA', 'R8DVB-W2KPH', 'T3GSC-Y6QEN', 'W9MKR-5XJTF', 'Z4PBH-7VNCD'];
const ON = { enabled: true, since: '2026-10-12T05:30:00.000Z', recoveryCodesLeft: 3, demanded: false };
const DEMANDED = { enabled: false, since: null, recoveryCodesLeft: 0, demanded: true };

/** Answers the next such call as the API would: an account whose log-in needs a code could not be signed in here. */
const answerOnce = (page: Page, path: string, data: unknown): Promise<unknown> =>
  page.route(`**${API_PREFIX}${path}`, (route) => route.fulfill({ json: { success: true, message: '', data } }), {
    times: 1,
  });

const submit = (page: Page): Promise<void> => page.locator('[type="submit"]').last().click();
const answeredAt = (path: string, answer: unknown, leadsTo: string) => async (page: Page) => {
  await answerOnce(page, path, answer);
  await page.goto(leadsTo);
};

/** Two-step verification: in the profile, at log-in, where it is demanded, and what a SUPER_ADMIN does with it. */
export const SECOND_FACTOR_SCREENS: readonly Screen[] = [
  { name: 'factor-profile', as: ADMINISTRATOR, path: '/profile', shows: '.shell-factor', whole: true },
  {
    name: 'factor-profile-on',
    as: ADMINISTRATOR,
    path: '/about',
    shows: '.shell-factor-actions',
    whole: true,
    action: answeredAt('/auth/second-factor', ON, '/profile'),
  },
  { name: 'factor-password', as: ADMINISTRATOR, path: '/profile?edit=second-factor', shows: DIALOG },
  {
    name: 'factor-scan',
    as: ADMINISTRATOR,
    path: '/profile?edit=second-factor',
    shows: '.shell-qr-code svg',
    action: async (page) => {
      await page.locator(`${DIALOG} input[type="password"]`).fill(PASSWORD);
      await submit(page);
    },
  },
  {
    name: 'factor-recovery-codes',
    as: ADMINISTRATOR,
    path: '/profile?edit=recovery-codes',
    shows: '.shell-recovery-codes',
    action: async (page) => {
      await answerOnce(page, '/auth/second-factor/recovery-codes', { recoveryCodes: [...CODES, ...MORE_CODES] });
      await page.locator('.shell-code-way').click();
      await page.locator('.shell-recovery-input').fill('7KQ2M-XH4PR');
      await submit(page);
    },
  },
  { name: 'factor-renew', as: ADMINISTRATOR, path: '/profile?edit=recovery-codes', shows: `${DIALOG} .ui-code` },
  { name: 'factor-turn-off', as: ADMINISTRATOR, path: '/profile?edit=second-factor-off', shows: `${DIALOG} .ui-code` },
  {
    name: 'factor-demanded',
    as: ADMINISTRATOR,
    path: '/about',
    shows: '.shell-demand form',
    whole: true,
    action: answeredAt('/auth/second-factor', DEMANDED, '/second-factor'),
  },
  {
    name: 'factor-of-another',
    as: SUPER_ADMINISTRATOR,
    path: '/admin/users?role=ADMIN',
    shows: DIALOG,
    action: async (page) => {
      await answerOnce(page, '/auth/second-factor/of/*', { enabled: true });
      await answerOnce(page, '/auth/second-factor', ON);
      await page.locator('.ui-table .ui-actions button').first().click();
    },
  },
  {
    name: 'factor-role',
    as: SUPER_ADMINISTRATOR,
    path: '/admin/users?role=RIDER',
    shows: `${DIALOG} [autocomplete="one-time-code"]`,
    action: async (page) => {
      await answerOnce(page, '/auth/second-factor', ON);
      await page.locator('.ui-table .ui-actions button').first().click();
    },
  },
  { name: 'factor-users', as: SUPER_ADMINISTRATOR, path: '/admin/users?sort=email', shows: '.ui-table tbody tr' },
  // Last: a log-in that waits for its code stays in the window for some minutes.
  { name: 'factor-log-in', path: '/login?refusal=auth/second-factor-required', shows: '.shell-code-form' },
  {
    name: 'factor-log-in-recovery',
    path: '/login?refusal=auth/second-factor-required',
    shows: '.ui-error',
    action: async (page) => {
      await page.locator('.shell-code-way').click();
      await page.locator('.shell-recovery-input').fill('7KQ2M');
      await submit(page);
    },
  },
];
