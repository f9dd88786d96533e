/** @matters log-in */
import { authHttp } from '@pothik/contracts/auth';
import { tryToLogIn, typeCode } from '../support/browser-actions.js';
import { eventually } from '../support/eventually.js';
import { mailedCode, newRider, PASSWORD } from '../support/people.js';
import { shown } from '../support/shown.js';
import { Visitor } from '../support/visitor.js';
import { codeBoxes, firstBox, formButton, passwordField } from './account-actions.js';
import { hasFocus, isRefused, refuses, toastSays } from './form-actions.js';
import { cutOff, mend, refuse, sentBy } from './network-actions.js';
import { PEOPLE, screenFixture } from './screen-fixture.js';

const PHONE = { width: 360, height: 740 };

const fixture = screenFixture();

const pathOf = (url: string) => new URL(url).pathname;

describe('logging in', () => {
  it("“Login: email valid (message 'Email is required'); password at least 8 characters ('Password must be at least 8 characters'), containing an uppercase letter ('Password must contain at least one uppercase letter'), a digit ('Password must contain at least one number') and one of !@#$%^&* ('Password must contain at least one special character').”", async () => {
    const page = await fixture.visit('/login', PHONE);
    const sent = sentBy(page);
    await formButton(page, 'Log In').click();
    await hasFocus(page.getByLabel('Email'));
    await refuses(page.getByLabel('Email'), {
      rider: 'Email is required',
      '': 'Email is required',
      [PEOPLE.rider]: '',
    });
    await refuses(passwordField(page), {
      'Short#1': 'Password must be at least 8 characters',
      'lower#case1': 'Password must contain at least one uppercase letter',
      'NoDigits#': 'Password must contain at least one number',
      NoSpecial1: 'Password must contain at least one special character',
    });
    await formButton(page, 'Log In').click();
    await hasFocus(passwordField(page));
    expect(sent).toEqual([]);
  });

  it('lands at the top of the next page, however far the form was scrolled', async () => {
    const page = await fixture.visit('/login', { width: 360, height: 400 });
    await page.getByLabel('Email').fill(PEOPLE.rider);
    await passwordField(page).fill(PASSWORD);
    await formButton(page, 'Log In').scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 2_000);
    await eventually(async () => expect(await page.evaluate<number>('scrollY')).toBeGreaterThan(100));
    await passwordField(page).press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Where to?' }).waitFor();
    await eventually(async () => expect(await page.evaluate<number>('scrollY')).toBe(0));
  });

  it('“Login offers Google sign-in, which opens {host}/auth/google.”', async () => {
    const page = await fixture.visit('/login', PHONE);
    const opened = page.waitForRequest((request) => request.isNavigationRequest());
    await page.getByRole('link', { name: 'Continue with Google' }).click();
    expect((await opened).url()).toBe(`${fixture.platform.url}/auth/google`);
  });

  it("“Login: 'User not verified!' shows the message and goes to /verify with the email;”", async () => {
    const email = 'unverified@log-in.test';
    const visitor = new Visitor(fixture.platform.url);
    await visitor.call(authHttp.registerUser, { name: 'Salma Begum', email, password: PASSWORD });
    const page = await fixture.visit('/login', PHONE);
    await tryToLogIn(page, email);
    await toastSays(page, 'User not verified!');
    await page.waitForURL('**/verify');
    await page.getByRole('main').getByText(email).waitFor();
    await formButton(page, 'Send code').waitFor();
  });

  it("“'User dos not exist', 'Password does not match' and 'User is deleted!' are shown as messages; a network failure gives 'Network Error'; anything else 'Something went wrong'.”", async () => {
    const email = 'deleted@log-in.test';
    const leaving = await newRider(fixture.platform, 'Kamal Uddin', email);
    await leaving.call(authHttp.deleteMe, { password: PASSWORD });
    const page = await fixture.visit('/login', PHONE);
    await tryToLogIn(page, 'nobody@log-in.test');
    await toastSays(page, 'User dos not exist');
    await tryToLogIn(page, PEOPLE.rider, 'Pothik#1999');
    await toastSays(page, 'Password does not match');
    await tryToLogIn(page, email);
    await toastSays(page, 'User is deleted!');
    await cutOff(page, '/auth/login');
    await tryToLogIn(page, PEOPLE.rider);
    await toastSays(page, 'Network Error');
    await mend(page, '/auth/login');
    await refuse(page, '/auth/login', 500, {});
    await tryToLogIn(page, PEOPLE.rider);
    await toastSays(page, 'Something went wrong');
    expect(pathOf(page.url())).toBe('/login');
    await shown(page.getByLabel('Email')).toHaveValue(PEOPLE.rider);
    await mend(page, '/auth/login');
    await tryToLogIn(page, PEOPLE.rider);
    await toastSays(page, 'Login successful');
  });
});

describe('a forgotten password', () => {
  it('is reset in two steps, each with its own error messages', async () => {
    const email = 'forgetful@log-in.test';
    await newRider(fixture.platform, 'Rokeya Sultana', email);
    const page = await fixture.visit('/login', PHONE);
    const sent = sentBy(page);
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await formButton(page, 'Send code').click();
    await isRefused(page.getByLabel('Email'), 'Invalid email address.');
    await page.getByLabel('Email').fill(email);
    await formButton(page, 'Send code').click();
    await toastSays(page, 'OTP Sent!');
    await page.getByText(`If ${email} has an account`).waitFor();
    const otp = await mailedCode(fixture.platform, email);
    await formButton(page, 'Set new password').click();
    await hasFocus(firstBox(page));
    await isRefused(codeBoxes(page), 'Your one-time password must be 6 characters.');
    await refuses(page.getByLabel('New password'), {
      'Short#1': 'Password must be at least 8 characters',
      'Pothik#2028': '',
    });
    await typeCode(page, otp === '246810' ? '135791' : '246810');
    await formButton(page, 'Set new password').click();
    await toastSays(page, 'Invalid OTP');
    await isRefused(codeBoxes(page), 'Invalid OTP');
    await typeCode(page, otp);
    await formButton(page, 'Set new password').click();
    await toastSays(page, 'Password reset successfully');
    await page.waitForURL('**/login');
    expect(sent.at(-1)).toEqual({ path: '/auth/reset-password', body: { email, otp, password: 'Pothik#2028' } });
    await tryToLogIn(page, email, 'Pothik#2028');
    await toastSays(page, 'Login successful');
  });

  it('does not reveal who has an account, and Resend waits 120 s here too', async () => {
    const page = await fixture.visit('/forgot-password', PHONE);
    await page.getByLabel('Email').fill('stranger@log-in.test');
    await formButton(page, 'Send code').click();
    await toastSays(page, 'OTP Sent!');
    await page.getByText('If stranger@log-in.test has an account').waitFor();
    const resend = page.getByRole('button', { name: /^Resend in (120|11\d) s$/ });
    await resend.waitFor();
    await shown(resend).toBeDisabled();
    await formButton(page, 'Use another email').click();
    await shown(page.getByLabel('Email')).toHaveValue('stranger@log-in.test');
  });
});

describe('an unhandled error', () => {
  it("“Unhandled routing failures show a default error screen 'Unexpected Application Error!' with the status or message.”", async () => {
    const page = await fixture.window({ ...PHONE, as: PEOPLE.rider });
    const nameless = {
      success: true,
      message: 'Me',
      data: { _id: '0', role: 'RIDER', email: PEOPLE.rider, name: null },
    };
    await page.route('**/api/v1/user/get-me', (route) => route.fulfill({ json: nameless }));
    await page.goto('/about');
    await page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' }).waitFor();
    await page.getByRole('main').getByText('Something went wrong. Open the page again.').waitFor();
    await shown(page.getByText(/is not iterable/)).toHaveCount(0);
    await page.unroute('**/api/v1/user/get-me');
    await page.getByRole('link', { name: 'Back to Homepage' }).click();
    await page.getByRole('button', { name: 'Account menu' }).waitFor();
    for (const complaint of await fixture.closeWindows()) expect(complaint).toMatch(/is not iterable/);
  });
});
