import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering, openPage, refusal, success } from '../../testing/fixture';
import { beginVerification, verificationProgress } from './code-progress';
import { Component as VerifyPage } from './verify-page';

const SEND = 'POST /otp/send';
const VERIFY = 'POST /otp/verify';
const EMAIL = 'rahima@pothik.test';
const DAY_SECONDS = '86400';

const open = () => openPage(VerifyPage, '/verify');
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const boxes = () => screen.getAllByRole<HTMLInputElement>('textbox', { name: /of 6/ }).map(({ value }) => value);
const firstBox = () => screen.getByRole('textbox', { name: /1 of 6/ });

afterEach(() => sessionStorage.clear());

describe('verification', () => {
  it('without an e-mail leads to /login', async () => {
    answering({});
    expect((await open()).address()).toBe('/login');
  });

  it('requests a code, verifies the e-mail with it, and leads to /login with the e-mail filled in', async () => {
    beginVerification(EMAIL, '/driver/register');
    const sent = answering({ [SEND]: success(null), [VERIFY]: success(null) });
    const { address, state } = await open();
    expect(screen.getByText(EMAIL)).toBeVisible();
    await press('Send code');
    await userEvent.type(firstBox(), '482915');
    await waitFor(() => expect(address()).toBe('/login?next=%2Fdriver%2Fregister'));
    expect(state()).toEqual({ email: EMAIL });
    expect(sent).toEqual([
      { call: SEND, body: { email: EMAIL } },
      { call: VERIFY, body: { email: EMAIL, otp: '482915' } },
    ]);
    expect(verificationProgress.read()).toBeUndefined();
  });

  it('empties and focuses the code when it is wrong, and sends it again only when it is pressed', async () => {
    verificationProgress.store({ email: EMAIL, step: 'code', resendAt: 0 });
    const sent = answering({ [VERIFY]: refusal(400, 'auth/code-invalid', 'Invalid OTP') });
    await open();
    await userEvent.type(firstBox(), '111111');
    await waitFor(() => expect(firstBox()).toHaveAttribute('aria-invalid', 'true'));
    await waitFor(() => expect(document.activeElement).toBe(firstBox()));
    expect(boxes()).toEqual(['', '', '', '', '', '']);
    await userEvent.keyboard('1{Backspace}');
    await userEvent.keyboard('111111');
    expect(sent).toHaveLength(1);
    await press('Verify');
    await waitFor(() => expect(sent).toHaveLength(2));
  });

  it('says from when a code can be tried again after too many wrong ones', async () => {
    verificationProgress.store({ email: EMAIL, step: 'code', resendAt: 0 });
    answering({ [VERIFY]: refusal(429, 'request/too-many', 'Too many requests.', { 'retry-after': '470' }) });
    await open();
    await userEvent.type(firstBox(), '111111');
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Too many tries. You can try again from .+ [AP]M\.$/);
  });

  it('shows a wait until tomorrow in minutes', async () => {
    beginVerification(EMAIL);
    const tooMany = refusal(429, 'request/too-many', 'Too many requests.', { 'retry-after': DAY_SECONDS });
    answering({ [SEND]: tooMany });
    await open();
    await press('Send code');
    expect(await screen.findByRole('button', { name: 'Resend in 1,440 minutes' })).toBeDisabled();
  });
});
