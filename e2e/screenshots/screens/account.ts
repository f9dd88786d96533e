import { ONE_TIME_CODE } from '@pothik/contracts/auth';
import type { Page } from 'playwright-core';
import type { Kept, Screen } from '../screen.js';

const FORM = '.shell-account-form';
const submit = (page: Page) => page.locator(`${FORM} button[type="submit"]`).click();

/** What the browser keeps of somebody who waits for a code: to prove their e-mail, or to choose a new password. */
const progress = (
  key: 'pothik-verification' | 'pothik-password-reset',
  step: 'confirm' | 'code',
  resendAt: number,
): Kept => ({
  place: 'sessionStorage',
  key,
  value: JSON.stringify({ email: 'rahima@story.test', step, resendAt }),
});
const counting = () => Date.now() + ONE_TIME_CODE.resendMs;

/** Log-in, registration, verification and the forgotten password. */
export const ACCOUNT_SCREENS: readonly Screen[] = [
  { name: 'login', path: '/login', shows: '.shell-try-people' },
  { name: 'login-people', path: '/login', shows: '.shell-try-people', whole: true, only: 'phone' },
  { name: 'login-refusal', path: '/login?refusal=auth/google-cancelled', shows: '.ui-note.ui-danger' },
  { name: 'login-errors', path: '/login', shows: '.ui-error', act: submit },
  { name: 'register', path: '/register', shows: FORM, whole: true },
  { name: 'register-errors', path: '/register', shows: '.ui-error', whole: true, act: submit },
  {
    name: 'verify',
    path: '/verify',
    shows: '.shell-account-email',
    kept: progress('pothik-verification', 'confirm', 0),
  },
  {
    name: 'verify-code',
    path: '/verify',
    shows: `form${FORM}`,
    prepare: async () => ({ kept: progress('pothik-verification', 'code', counting()) }),
  },
  { name: 'forgot-password', path: '/forgot-password', shows: FORM },
  {
    name: 'forgot-password-code',
    path: '/forgot-password',
    shows: `${FORM} .ui-code`,
    whole: true,
    prepare: async () => ({ kept: progress('pothik-password-reset', 'code', counting()) }),
  },
  {
    name: 'forgot-password-errors',
    path: '/forgot-password',
    shows: '.ui-error',
    whole: true,
    prepare: async () => ({ kept: progress('pothik-password-reset', 'code', counting()) }),
    act: submit,
  },
];
