/** @matters registration */
import type { Page } from 'playwright-core';
import { tryToLogIn, tryToRegister, typeCode } from '../support/browser-actions.js';
import { mailedCode, PASSWORD } from '../support/people.js';
import { shown } from '../support/shown.js';
import { codeBoxes, firstBox, formButton, passwordField, registerUntilConfirm } from './account-actions.js';
import { hasFocus, isRefused, refuses, toastSays } from './form-actions.js';
import { cutOff, mend, refuse, sentBy } from './network-actions.js';
import { PEOPLE, screenFixture } from './screen-fixture.js';

const PHONE = { width: 360, height: 740 };
/** The countdown in its first seconds. */
const JUST_SENT = /^Resend in (120|11\d) s$/;

const fixture = screenFixture();

const resend = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

describe('registering', () => {
  it('“/register leads to /verify (email one-time-code).” and sends “Registration payload: name, email, password.”, “OTP: email, otp.”, “Login: email, password.”', async () => {
    const page = await fixture.window(PHONE);
    const sent = sentBy(page);
    const email = 'shirin@register-and-verify.test';
    await registerUntilConfirm(page, email, 'Shirin Akter');
    await toastSays(page, 'Registration successful');
    await page.getByRole('main').getByText(email).waitFor();
    await formButton(page, 'Send code').click();
    await toastSays(page, 'OTP Sent!');
    await hasFocus(firstBox(page));
    const otp = await mailedCode(fixture.platform, email);
    await page.keyboard.type(otp);
    await toastSays(page, 'OTP Verified!');
    await page.waitForURL('**/login');
    await shown(page.getByLabel('Email')).toHaveValue(email);
    await tryToLogIn(page, email);
    await toastSays(page, 'Login successful');
    expect(sent).toEqual([
      { path: '/user/register-user', body: { name: 'Shirin Akter', email, password: PASSWORD } },
      { path: '/otp/send', body: { email } },
      { path: '/otp/verify', body: { email, otp } },
      { path: '/auth/login', body: { email, password: PASSWORD } },
    ]);
  });

  it("“Register: username at least 3 characters ('Name must be at least 3 characters'); valid email; same password rules; confirmPassword at least 8 characters and equal to password ('Passwords do not match').”", async () => {
    const page = await fixture.visit('/register', PHONE);
    const sent = sentBy(page);
    await formButton(page, 'Create account').click();
    await hasFocus(page.getByLabel('Name'));
    await refuses(page.getByLabel('Name'), { ' Ra ': 'Name must be at least 3 characters', Rah: '' });
    await refuses(page.getByLabel('Email'), {
      'rahima@story': 'Invalid email address.',
      'rahima@register-and-verify.test': '',
    });
    await refuses(passwordField(page), {
      'Short#1': 'Password must be at least 8 characters',
      'lower#case1': 'Password must contain at least one uppercase letter',
      'NoDigits#': 'Password must contain at least one number',
      NoSpecial1: 'Password must contain at least one special character',
      [PASSWORD]: '',
    });
    await refuses(page.getByLabel('Confirm Password'), {
      'Short#1': 'Password must be at least 8 characters',
      'Pothik#2027': 'Passwords do not match',
    });
    await formButton(page, 'Create account').click();
    await hasFocus(page.getByLabel('Confirm Password'));
    expect(sent).toEqual([]);
  });

  it('“Password min 8 with uppercase, digit and one of !@#$%^&*.”', async () => {
    const page = await fixture.visit('/register', PHONE);
    await formButton(page, 'Create account').click();
    const each = [...'!@#$%^&*'].map((special) => [`Pothi26${special}`, ''] as const);
    await refuses(passwordField(page), {
      ...Object.fromEntries(each),
      'Pothi26-': 'Password must contain at least one special character',
      'Poth26#': 'Password must be at least 8 characters',
    });
  });

  it("“Register failure: the server message or 'Registration failed'.”", async () => {
    const page = await fixture.window(PHONE);
    await cutOff(page, '/user/register-user');
    await tryToRegister(page, 'Nusrat Jahan', PEOPLE.rider);
    await toastSays(page, 'Registration failed');
    await mend(page, '/user/register-user');
    await formButton(page, 'Create account').click();
    await toastSays(page, 'An account with this email already exists');
    expect(new URL(page.url()).pathname).toBe('/register');
  });
});

describe('verifying', () => {
  it('“Without email state, /verify redirects to /login.”', async () => {
    const page = await fixture.visit('/verify', PHONE);
    await page.waitForURL('**/login');
    await formButton(page, 'Log In').waitFor();
  });

  it('“OTP flow: a confirm step, then a code-entry step with a 120 s resend countdown. Resend is disabled until the countdown reaches 0.” “OTP length 6; resend wait 120 s.”', async () => {
    const page = await fixture.window(PHONE);
    await page.clock.install();
    const email = 'monir@register-and-verify.test';
    await registerUntilConfirm(page, email);
    await shown(page.getByRole('textbox')).toHaveCount(0);
    await formButton(page, 'Send code').click();
    await resend(page, JUST_SENT).waitFor();
    await shown(codeBoxes(page).getByRole('textbox')).toHaveCount(6);
    const first = await mailedCode(fixture.platform, email);
    await page.clock.fastForward(100_000);
    await resend(page, /^Resend in (20|1\d) s$/).waitFor();
    await shown(resend(page, /^Resend/)).toBeDisabled();
    await page.reload();
    await resend(page, /^Resend in (20|1\d) s$/).waitFor();
    await shown(resend(page, /^Resend/)).toBeDisabled();
    await page.clock.fastForward(20_000);
    await resend(page, 'Resend').click();
    await resend(page, JUST_SENT).waitFor();
    await shown(resend(page, /^Resend/)).toBeDisabled();
    await typeCode(page, first);
    await isRefused(codeBoxes(page), 'Invalid OTP');
  });

  it('“Server messages (data.message) are shown in toasts.” A server that says “too soon” sets the countdown.', async () => {
    const page = await fixture.window(PHONE);
    await registerUntilConfirm(page, 'bilkis@register-and-verify.test');
    const tooSoon = {
      success: false,
      code: 'auth/code-too-soon',
      message: 'Please wait before asking for another code.',
    };
    await refuse(page, '/otp/send', 429, tooSoon, { 'retry-after': '57' });
    await formButton(page, 'Send code').click();
    await toastSays(page, tooSoon.message);
    await resend(page, /^Resend in 5\d s$/).waitFor();
    await shown(resend(page, /^Resend/)).toBeDisabled();
  });

  it("“OTP send failure: 'Something went wrong'; verify failure shows the server message.” “OTP: 6 characters ('Your one-time password must be 6 characters.').”", async () => {
    const page = await fixture.window(PHONE);
    const email = 'jewel@register-and-verify.test';
    await registerUntilConfirm(page, email);
    await cutOff(page, '/otp/send');
    await formButton(page, 'Send code').click();
    await toastSays(page, 'Something went wrong');
    await mend(page, '/otp/send');
    await formButton(page, 'Send code').click();
    const right = await mailedCode(fixture.platform, email);
    const sent = sentBy(page);
    await typeCode(page, right.slice(0, 5));
    await formButton(page, 'Verify').click();
    await isRefused(codeBoxes(page), 'Your one-time password must be 6 characters.');
    await hasFocus(firstBox(page));
    expect(sent).toEqual([]);
    await typeCode(page, right === '246810' ? '135791' : '246810');
    await toastSays(page, 'Invalid OTP');
    await isRefused(codeBoxes(page), 'Invalid OTP');
    await hasFocus(firstBox(page));
    expect(sent).toHaveLength(1);
    expect(new URL(page.url()).pathname).toBe('/verify');
  });
});
