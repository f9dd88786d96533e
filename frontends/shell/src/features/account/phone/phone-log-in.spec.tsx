import { setLanguage } from '@pothik/api-client';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal } from '../../../testing/fixture';
import {
  bodiesOf,
  boxes,
  CODE,
  LOG_IN,
  number,
  openAfterCode,
  openCode,
  openNumber,
  PHONE,
  press,
  SEND,
  SENT,
  SIGNED_IN,
  WRONG,
} from '../../../testing/phone-log-in';
import { Component as LogInPage } from '../login-page';
import { Component as RegisterPage } from '../register-page';
import { secondStep } from '../second-step';

const PAGES = { '/login': LogInPage, '/register': RegisterPage };

beforeEach(() => sessionStorage.clear());
afterEach(() => act(() => setLanguage('en')));

describe.each(['/login', '/register'] as const)('the number at %s', (page) => {
  it('comes first; the e-mail form is open below it', async () => {
    await openNumber(PAGES[page], page);
    const [first] = screen.getAllByRole('textbox');
    expect(first).toBe(number());
    expect(first).toHaveAttribute('autocomplete', 'tel');
    expect(screen.getByLabelText('Email')).toBeVisible();
  });

  it('is sent a code in any writing, and logs in by it', async () => {
    const { sent, address } = await openNumber(PAGES[page], `${page}?next=%2Frider%2Factivity`, SIGNED_IN);
    await userEvent.type(number(), '+৮৮০ ১৭১২-৩৪৫৬৭৮{Enter}');
    expect(await screen.findByText(/^We sent a 6-digit code by SMS to 01712345678/)).toBeVisible();
    expect(boxes()[0]).toHaveFocus();
    expect(boxes()[0]).toHaveAttribute('autocomplete', 'one-time-code');
    await userEvent.keyboard(CODE);
    await waitFor(() => expect(address()).toBe('/rider/activity'));
    expect(bodiesOf(sent, SEND)).toEqual([{ phone: PHONE }]);
    expect(bodiesOf(sent, LOG_IN)).toEqual([{ phone: PHONE, otp: CODE }]);
    expect(sessionStorage.length).toBe(0);
  });

  it('of an administrator leads to the second step', async () => {
    const required = refusal(403, 'auth/second-factor-required', 'Code, please.');
    const { address } = await openAfterCode(PAGES[page], page, required);
    if (page === '/login') await screen.findByRole('heading', { name: 'Enter your code' });
    else await waitFor(() => expect(address()).toBe('/login'));
    expect(secondStep.isUnderWay()).toBe(true);
  });
});

describe('the number', () => {
  it.each(['', '0112345678', '01712345678 ext 4'])('is refused without a request: “%s”', async (typed) => {
    const { sent } = await openNumber(LogInPage, '/login');
    if (typed) await userEvent.type(number(), typed);
    await press('Send the code');
    expect(await screen.findByRole('alert')).toHaveTextContent('Invalid Bangladeshi phone number format.');
    expect(number()).toHaveFocus();
    expect(bodiesOf(sent, SEND)).toEqual([]);
  });

  it('shows at the field why no code can be sent', async () => {
    await openNumber(LogInPage, '/login', {
      [SEND]: refusal(503, 'auth/no-code-by-sms-today', 'Codes cannot be sent by SMS today.'),
    });
    await userEvent.type(number(), `${PHONE}{Enter}`);
    expect(await screen.findByRole('alert')).toHaveTextContent('Codes cannot be sent by SMS today.');
    await waitFor(() => expect(number()).toHaveFocus());
  });

  it('says from when it can be tried again after too many codes', async () => {
    await openNumber(LogInPage, '/login', {
      [SEND]: refusal(429, 'request/too-many', 'Too many requests.', { 'retry-after': '470' }),
    });
    await userEvent.type(number(), `${PHONE}{Enter}`);
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Too many tries. You can try again from .+ [AP]M\.$/);
  });

  it('that was sent a code a moment ago leads to that code, with the server’s wait', async () => {
    await openCode(LogInPage, '/login', {
      [SEND]: refusal(429, 'auth/code-too-soon', 'Please wait.', { 'retry-after': '57' }),
    });
    expect(screen.getByRole('button', { name: /^Resend in 5\d s$/ })).toBeDisabled();
  });

  it('survives a reload, as does the step of the code, but never the code', async () => {
    const opened = await openNumber(LogInPage, '/login');
    await userEvent.type(number(), PHONE);
    const again = await opened.reload();
    expect(number()).toHaveValue(PHONE);
    await press('Send the code');
    await screen.findByRole('heading', { name: 'Enter the code' });
    await userEvent.keyboard('4829');
    const { 'pothik-phone-log-in': sent, 'phone-draft': draft, ...others } = sessionStorage;
    expect(others).toEqual({});
    expect([sent, draft].map((kept) => JSON.parse(kept))).toEqual([
      { phone: PHONE, resendAt: expect.any(Number) },
      { phone: PHONE },
    ]);
    await again.reload();
    expect(await screen.findByRole('heading', { name: 'Enter the code' })).toBeVisible();
    expect(
      boxes()
        .map(({ value }) => value)
        .join(''),
    ).toBe('');
  });
});

describe('the code', () => {
  it('that is wrong is said at the boxes, which are emptied and focused', async () => {
    const { sent } = await openCode(LogInPage, '/login', { [LOG_IN]: WRONG });
    await userEvent.keyboard(CODE);
    expect(await screen.findByRole('alert')).toHaveTextContent('Invalid OTP');
    expect(
      boxes()
        .map(({ value }) => value)
        .join(''),
    ).toBe('');
    await waitFor(() => expect(boxes()[0]).toHaveFocus());
    expect(bodiesOf(sent, LOG_IN)).toHaveLength(1);
  });

  it('stays in the boxes when the network fails', async () => {
    await openCode(LogInPage, '/login');
    await userEvent.keyboard(CODE);
    expect(await screen.findByRole('alert')).toHaveTextContent('Network Error');
    expect(
      boxes()
        .map(({ value }) => value)
        .join(''),
    ).toBe(CODE);
  });

  it('too many wrong ones say from when it can be tried again', async () => {
    await openCode(LogInPage, '/login', {
      [LOG_IN]: refusal(429, 'request/too-many', 'Too many requests.', { 'retry-after': '470' }),
    });
    await userEvent.keyboard(CODE);
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Too many tries. You can try again from/);
  });

  it('is sent again once the wait is over', async () => {
    const { given } = await openCode(LogInPage, '/login', {
      [SEND]: refusal(429, 'auth/code-too-soon', 'Wait.', { 'retry-after': '0' }),
    });
    Object.assign(given, SENT);
    await press('Resend');
    expect(await screen.findByText('We sent another code.')).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Resend in \d+ s$/ })).toBeDisabled();
  });

  it('leads back to the number, which has the focus', async () => {
    await openCode(LogInPage, '/login');
    await press('Change the number');
    expect(number()).toHaveValue(PHONE);
    expect(number()).toHaveFocus();
    expect(screen.getByLabelText('Email')).toBeVisible();
  });

  it('is asked in the reader’s language', async () => {
    await openCode(LogInPage, '/login');
    await act(() => setLanguage('bn'));
    expect(screen.getByRole('heading', { name: 'কোডটি লিখুন' })).toBeVisible();
    expect(screen.getByText(/^01712345678 নম্বরে এসএমএসে ৬/)).toBeVisible();
  });
});

it('a code that the browser reads in the SMS is sent by itself', async () => {
  Object.assign(window, { OTPCredential: class {} });
  const get = () => Promise.resolve({ code: CODE });
  Object.defineProperty(navigator, 'credentials', { value: { get }, configurable: true });
  const { sent, address } = await openCode(LogInPage, '/login', SIGNED_IN);
  await waitFor(() => expect(address()).toBe('/'));
  expect(bodiesOf(sent, LOG_IN)).toEqual([{ phone: PHONE, otp: CODE }]);
  Reflect.deleteProperty(window, 'OTPCredential');
  Reflect.deleteProperty(navigator, 'credentials');
});
