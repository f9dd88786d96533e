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
/** Stops the page's clock: what it counts down is then the whole of it. */
const stopClock = () => jest.spyOn(Date, 'now').mockReturnValue(Date.now());
/** Seconds on the resend button, which cannot be pressed while it counts. */
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

describe('the first step', () => {
  it('asks for the e-mail in the contract’s words', async () => {
    const sent = answering({});
    await open();
    await askForCode('nobody');
    expect(await screen.findByText('Invalid email address.')).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it('mails the code and leads to the second step, alike for every e-mail', async () => {
    stopClock();
    const sent = answering({ [FORGOT]: success(null) });
    await open();
    await askForCode(' Rahima@Pothik.test');
    expect(await screen.findByText('OTP Sent!')).toBeTruthy();
    expect(sent).toEqual([{ call: FORGOT, body: { email: EMAIL } }]);
    expect(await secondsLeft()).toBe(120);
  });

  it('keeps the e-mail through a reload, also the one typed at /login', async () => {
    answering({});
    loginDraft.keep({ email: sampleRider.email });
    const opened = await open();
    expect(screen.getByLabelText('Email')).toHaveValue(sampleRider.email);
    await userEvent.clear(screen.getByLabelText('Email'));
    await userEvent.type(screen.getByLabelText('Email'), EMAIL);
    await opened.reload();
    expect(screen.getByLabelText('Email')).toHaveValue(EMAIL);
  });

  it('stays when no answer comes', async () => {
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

  it('over, Resend asks for another code', async () => {
    stopClock();
    resetProgress.keep({ email: EMAIL, step: 'code', resendAt: Date.now() - 1 });
    const sent = answering({ [FORGOT]: success(null) });
    await open();
    await press('Resend');
    expect(await secondsLeft()).toBe(120);
    expect(sent).toEqual([{ call: FORGOT, body: { email: EMAIL } }]);
  });
});

describe('the second step', () => {
  beforeEach(() => resetProgress.keep({ email: EMAIL, step: 'code', resendAt: 0, next: '/rider/activity' }));

  it('sets the password, then /login has the e-mail filled in and the wanted page kept', async () => {
    const sent = answering({ [RESET]: success(null) });
    const { place, state } = await open();
    await enter('৪৮২৯১৫', GOOD_PASSWORD);
    await waitFor(() => expect(place()).toBe('/login?next=%2Frider%2Factivity'));
    expect(state()).toEqual({ email: EMAIL });
    expect(sent).toEqual([{ call: RESET, body: { email: EMAIL, otp: '482915', password: GOOD_PASSWORD } }]);
    expect(resetProgress.read()).toBeUndefined();
  });

  it('gives the code the focus when it is the first wrong field', async () => {
    answering({});
    await open();
    await press('Set new password');
    expect(await screen.findByText('Your one-time password must be 6 characters.')).toBeTruthy();
    expect(screen.getByText('Password must be at least 8 characters')).toBeTruthy();
    expect(document.activeElement).toBe(boxes()[0]);
  });

  it('shows Invalid OTP at the code and keeps what was typed', async () => {
    answering({ [RESET]: WRONG_CODE });
    const { place } = await open();
    await enter('111111', GOOD_PASSWORD);
    await waitFor(() => expect(screen.getAllByText('Invalid OTP').length).toBeGreaterThan(0));
    expect(place()).toBe('/forgot-password');
    expect(boxes()[0]).toHaveAttribute('aria-invalid', 'true');
    expect(screen.getByLabelText('New password')).toHaveValue(GOOD_PASSWORD);
  });

  it('keeps neither code nor password through a reload', async () => {
    answering({ [RESET]: WRONG_CODE });
    await open();
    await enter('482915', GOOD_PASSWORD);
    const kept = Object.values({ ...sessionStorage }).join();
    expect(kept).not.toContain('482915');
    expect(kept).not.toContain(GOOD_PASSWORD);
  });

  it('leads back to another e-mail', async () => {
    answering({});
    await open();
    await press('Use another email');
    expect(screen.getByLabelText('Email')).toHaveValue(EMAIL);
  });

  it('says where the mail is on a machine of one’s own, and only there', async () => {
    answering({});
    const opened = await open();
    expect(screen.queryByRole('link', { name: /mailbox/ })).toBeNull();
    offering('mailbox');
    await opened.reload();
    expect(screen.getByRole('link', { name: /mailbox/ })).toHaveAttribute('href', '/dev/mail');
  });

  it('ends the session of who is signed in: the server has ended them all', async () => {
    const sent = answering({ [RESET]: success(null), 'POST /auth/logout': success(null) });
    const { place } = await open('/forgot-password', sampleRider);
    await enter('482915', GOOD_PASSWORD);
    await waitFor(() => expect(place()).toMatch(/^\/login/));
    expect(sent.map(({ call }) => call)).toEqual([RESET, 'POST /auth/logout']);
  });
});
