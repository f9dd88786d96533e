import { ONE_TIME_CODE } from '@pothik/contracts/auth';
import type { Page } from 'playwright-core';
import type { Screen, StoredEntry } from '../screen.js';

const FORM = '.shell-account-form';
const submit = (page: Page) => page.locator(`${FORM} button[type="submit"]`).click();

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
