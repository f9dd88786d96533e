import { ONE_TIME_CODE } from '@pothik/contracts/auth';
import type { Page } from 'playwright-core';
import type { Kept, Screen } from '../screen.js';

const FORM = '.shell-account-form';
const submit = (page: Page) => page.locator(`${FORM} button[type="submit"]`).click();

/** What the browser keeps of somebody who is proving their e-mail. */
const verification = (step: 'confirm' | 'code', resendAt: number): Kept => ({
  place: 'sessionStorage',
  key: 'pothik-verification',
  value: JSON.stringify({ email: 'rahima@story.test', step, resendAt }),
});

/** Log-in, registration and verification. */
export const ACCOUNT_SCREENS: readonly Screen[] = [
  { name: 'login', path: '/login', shows: FORM },
  { name: 'login-errors', path: '/login', shows: '.ui-error', act: submit },
  { name: 'register', path: '/register', shows: FORM, whole: true },
  { name: 'register-errors', path: '/register', shows: '.ui-error', whole: true, act: submit },
  { name: 'verify', path: '/verify', shows: '.shell-account-email', kept: verification('confirm', 0) },
  {
    name: 'verify-code',
    path: '/verify',
    shows: `form${FORM}`,
    prepare: async () => ({ kept: verification('code', Date.now() + ONE_TIME_CODE.resendMs) }),
  },
];
