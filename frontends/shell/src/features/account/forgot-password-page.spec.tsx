import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering, offering, openPage, refusal, sampleRider, success } from '../../testing/fixture';
import { loginDraft } from './account-draft';
import { resetProgress } from './code-progress';
import { Component as ForgotPasswordPage } from './forgot-password-page';

const FORGOT = 'POST /auth/forgot-password';
const RESET = 'POST /auth/reset-password';
const EMAIL = 'rahima@pothik.test';
const GOOD_PASSWORD = 'Pothik#2027';
const TOO_SOON = refusal(429, 'auth/code-too-soon', 'Please wait before asking for another code.', {
  'retry-after': '75',
});
const WRONG_CODE = refusal(400, 'auth/code-invalid', 'Invalid OTP');

const open = (address = '/forgot-password', user?: typeof sampleRider) => openPage(ForgotPasswordPage, address, user);
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const boxes = () => screen.getAllByRole('textbox', { name: /of 6/ });

async function askForCode(email = EMAIL) {
  await userEvent.type(screen.getByLabelText('Email'), email);
  await press('Send code');
}
async function enter(code: string, password: string) {
  await userEvent.type(boxes()[0] as HTMLElement, code);
  await userEvent.type(screen.getByLabelText('New password'), password);
  await press('Set new password');
}
/** Stops the page's clock, so that a countdown shows its full length. */
const stopClock = () => jest.spyOn(Date, 'now').mockReturnValue(Date.now());
/** Seconds shown on the resend button, which is disabled while it counts. */
const secondsLeft = async () => {
  const button = await screen.findByRole('button', { name: /Resend in/ });
  expect(button).toBeDisabled();
  return Number(/\d+/.exec(button.textContent ?? '')?.[0]);
};

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
  offering();
});

it('says from when a code can be tried again after too many wrong ones', async () => {
  answering({
    [FORGOT]: success(null),
    [RESET]: refusal(429, 'request/too-many', 'Too many requests.', { 'retry-after': '470' }),
  });
  await open();
  await askForCode();
  await waitFor(() => expect(boxes()).toHaveLength(6));
  await enter('111111', GOOD_PASSWORD);
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Too many tries. You can try again from .+ [AP]M\.$/);
});

describe('the first step', () => {
  it('refuses an invalid e-mail with the contract’s message', async () => {
    const sent = answering({});
    await open();
    await askForCode('nobody');
    expect(await screen.findByText('Invalid email address.')).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it('requests the code and leads to the second step, whatever the e-mail', async () => {
    stopClock();
    const sent = answering({ [FORGOT]: success(null) });
    await open();
    await askForCode(' Rahima@Pothik.test');
    expect(await screen.findByText('OTP Sent!')).toBeTruthy();
    expect(sent).toEqual([{ call: FORGOT, body: { email: EMAIL } }]);
    expect(await secondsLeft()).toBe(120);
  });

  it('restores the e-mail after a reload, also the one typed at /login', async () => {
    answering({});
    loginDraft.store({ email: sampleRider.email });
    const opened = await open();
    expect(screen.getByLabelText('Email')).toHaveValue(sampleRider.email);
    await userEvent.clear(screen.getByLabelText('Email'));
    await userEvent.type(screen.getByLabelText('Email'), EMAIL);
    await opened.reload();
    expect(screen.getByLabelText('Email')).toHaveValue(EMAIL);
  });

  it('stays on the step when the network fails', async () => {
    answering({});
    await open();
    await askForCode();
    expect(await screen.findByText('Something went wrong')).toBeTruthy();
    expect(screen.getByLabelText('Email')).toHaveValue(EMAIL);
  });
});

describe('the countdown', () => {
  it('is set by the Retry-After of a 429, also after a reload', async () => {
    stopClock();
    answering({ [FORGOT]: TOO_SOON });
    const opened = await open();
    await askForCode();
    expect(await secondsLeft()).toBe(75);
    await opened.reload();
    expect(await secondsLeft()).toBe(75);
  });

  it('enables Resend once it is over, which requests another code', async () => {
    stopClock();
    resetProgress.store({ email: EMAIL, step: 'code', resendAt: Date.now() - 1 });
    const sent = answering({ [FORGOT]: success(null) });
    await open();
    await press('Resend');
    expect(await secondsLeft()).toBe(120);
    expect(sent).toEqual([{ call: FORGOT, body: { email: EMAIL } }]);
  });
});

describe('the second step', () => {
  beforeEach(() => resetProgress.store({ email: EMAIL, step: 'code', resendAt: 0, next: '/rider/activity' }));

  it('sets the password, then leads to /login with the e-mail filled in and the return path', async () => {
    const sent = answering({ [RESET]: success(null) });
    const { address, state } = await open();
    await enter('৪৮২৯১৫', GOOD_PASSWORD);
    await waitFor(() => expect(address()).toBe('/login?next=%2Frider%2Factivity'));
    expect(state()).toEqual({ email: EMAIL });
    expect(sent).toEqual([{ call: RESET, body: { email: EMAIL, otp: '482915', password: GOOD_PASSWORD } }]);
    expect(resetProgress.read()).toBeUndefined();
  });

  it('focuses the code when it is the first invalid field', async () => {
    answering({});
    await open();
    await press('Set new password');
    expect(await screen.findByText('Your one-time password must be 6 characters.')).toBeTruthy();
    expect(screen.getByText('Password must be at least 8 characters')).toBeTruthy();
    expect(document.activeElement).toBe(boxes()[0]);
  });

  it('shows Invalid OTP at the code, empties it and leaves the password', async () => {
    answering({ [RESET]: WRONG_CODE });
    const { address } = await open();
    await enter('111111', GOOD_PASSWORD);
    await waitFor(() => expect(screen.getAllByText('Invalid OTP').length).toBeGreaterThan(0));
    expect(address()).toBe('/forgot-password');
    expect(boxes()[0]).toHaveAttribute('aria-invalid', 'true');
    expect(boxes().map((box) => (box as HTMLInputElement).value)).toEqual(['', '', '', '', '', '']);
    expect(screen.getByLabelText('New password')).toHaveValue(GOOD_PASSWORD);
  });

  it('stores neither code nor password', async () => {
    answering({ [RESET]: WRONG_CODE });
    await open();
    await enter('482915', GOOD_PASSWORD);
    const stored = Object.values({ ...sessionStorage }).join();
    expect(stored).not.toContain('482915');
    expect(stored).not.toContain(GOOD_PASSWORD);
  });

  it('lets the person choose another e-mail', async () => {
    answering({});
    await open();
    await press('Use another email');
    expect(screen.getByLabelText('Email')).toHaveValue(EMAIL);
  });

  it('links the mailbox only where the development surface has one', async () => {
    answering({});
    const opened = await open();
    expect(screen.queryByRole('link', { name: /mailbox/ })).toBeNull();
    offering('mailbox');
    await opened.reload();
    expect(screen.getByRole('link', { name: /mailbox/ })).toHaveAttribute('href', '/dev/mail');
  });

  it('ends the present session, since the server has ended all of them', async () => {
    const sent = answering({ [RESET]: success(null), 'POST /auth/logout': success(null) });
    const { address } = await open('/forgot-password', sampleRider);
    await enter('482915', GOOD_PASSWORD);
    await waitFor(() => expect(address()).toMatch(/^\/login/));
    expect(sent.map(({ call }) => call)).toEqual([RESET, 'POST /auth/logout']);
  });
});
