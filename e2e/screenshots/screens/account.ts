import { authErrors, ONE_TIME_CODE } from '@pothik/contracts/auth';
import { API_PREFIX } from '@pothik/contracts/platform';
import { authRoutes } from '@pothik/contracts/routes';
import type { Page } from 'playwright-core';
import type { Screen, StoredEntry } from '../screen.js';

const FORM = '.shell-account-form';
const ERRORS: Readonly<Record<string, { message: string }>> = authErrors;
/** Submits the e-mail form, below the number. */
const submit = (page: Page) => page.locator(`${FORM}:has([type="password"]) button[type="submit"]`).click();

const PHONE = '01712345678';
const CODE = '482915';

const answer = (page: Page, path: string, status: number, body: object): Promise<unknown> =>
  page.route(`**${API_PREFIX}${path}`, (route) => route.fulfill({ status, json: body }));
const refuse = (page: Page, path: string, status: number, code: string) =>
  answer(page, path, status, { success: false, code, message: ERRORS[code]?.message ?? '' });

/** Asks for a code; no SMS is sent. */
async function toCode(page: Page): Promise<void> {
  await answer(page, authRoutes.sendPhoneCode.path, 200, { success: true, message: '', data: null });
  await page.locator('input[type="tel"]').fill(PHONE);
  await page.locator('form:has([type="tel"]) button[type="submit"]').click();
  await page.locator('.ui-code').waitFor();
}

/** Enters a code that is refused so. */
const afterCode = (status: number, code: string) => async (page: Page) => {
  await toCode(page);
  await refuse(page, authRoutes.logInByPhone.path, status, code);
  await page.locator('.ui-code input').first().click();
  await page.keyboard.type(CODE);
};

const sayMine = (page: Page): Promise<void> => page.locator(`${FORM} .ui-primary`).click();

/** Of a number that nobody has confirmed for long: says that the account is theirs; no mail is sent. */
async function toOwnerProof(page: Page): Promise<void> {
  await afterCode(409, 'auth/number-long-unused')(page);
  const data = { email: 'n…@…' };
  await answer(page, authRoutes.sendLogInProof.path, 200, { success: true, message: '', data });
  await page.locator(`${FORM} .ui-note`).waitFor();
  await sayMine(page);
  await page.locator('.ui-code').waitFor();
}

/** The stored progress of a person who waits for a code: to verify an e-mail, or to reset a password. */
const progress = (
  key: 'pothik-verification' | 'pothik-password-reset',
  step: 'confirm' | 'code',
  resendAt: number,
): StoredEntry => ({
  storage: 'sessionStorage',
  key,
  value: JSON.stringify({ email: 'rahima@story.test', step, resendAt }),
});
const counting = () => Date.now() + ONE_TIME_CODE.resendMs;

/** Log-in, registration, verification and password reset. */
export const ACCOUNT_SCREENS: readonly Screen[] = [
  { name: 'login', path: '/login', shows: '.shell-try-people' },
  { name: 'login-people', path: '/login', shows: '.shell-try-people', whole: true, only: 'phone' },
  { name: 'login-refusal', path: '/login?refusal=auth/google-cancelled', shows: '.ui-note.ui-danger' },
  { name: 'login-errors', path: '/login', shows: '.ui-error', action: submit },
  {
    name: 'login-number-errors',
    path: '/login',
    shows: '.ui-error',
    action: (page) => page.locator('form:has([type="tel"]) button[type="submit"]').click(),
  },
  { name: 'login-code', path: '/login', shows: '.ui-code', action: toCode },
  { name: 'login-code-wrong', path: '/login', shows: '.ui-error', action: afterCode(400, 'auth/code-invalid') },
  { name: 'login-name', path: '/login', shows: '.shell-purpose', action: afterCode(409, 'auth/name-required') },
  { name: 'login-whose', path: '/login', shows: '.ui-note', action: afterCode(409, 'auth/number-long-unused') },
  { name: 'login-owner', path: '/login', shows: '.ui-code', action: toOwnerProof },
  {
    name: 'login-owner-without-email',
    path: '/login',
    shows: '.ui-note.ui-danger',
    action: async (page) => {
      await afterCode(409, 'auth/number-long-unused')(page);
      await refuse(page, authRoutes.sendLogInProof.path, 409, 'auth/no-other-proof');
      await sayMine(page);
    },
  },
  {
    name: 'login-owner-password',
    path: '/login',
    shows: `${FORM} [type="password"]`,
    action: async (page) => {
      await toOwnerProof(page);
      await page.locator(`${FORM} .ui-quiet`).last().click();
    },
  },
  { name: 'register', path: '/register', shows: FORM, whole: true },
  { name: 'register-errors', path: '/register', shows: '.ui-error', whole: true, action: submit },
  {
    name: 'verify',
    path: '/verify',
    shows: '.shell-account-email',
    stored: progress('pothik-verification', 'confirm', 0),
  },
  {
    name: 'verify-code',
    path: '/verify',
    shows: `form${FORM}`,
    prepare: async () => ({ stored: progress('pothik-verification', 'code', counting()) }),
  },
  { name: 'forgot-password', path: '/forgot-password', shows: FORM },
  {
    name: 'forgot-password-code',
    path: '/forgot-password',
    shows: `${FORM} .ui-code`,
    whole: true,
    prepare: async () => ({ stored: progress('pothik-password-reset', 'code', counting()) }),
  },
  {
    name: 'forgot-password-errors',
    path: '/forgot-password',
    shows: '.ui-error',
    whole: true,
    prepare: async () => ({ stored: progress('pothik-password-reset', 'code', counting()) }),
    action: submit,
  },
];
