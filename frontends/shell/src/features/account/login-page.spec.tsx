import { setLanguage } from '@pothik/api-client';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering, openPage, refusal, success } from '../../testing/fixture';
import { verificationProgress } from './code-progress';
import { Component as LogInPage } from './login-page';

const GOOD_PASSWORD = 'Pothik#2026';
const LOG_IN = 'POST /auth/login';
const NO_GOOGLE = { 'GET /auth/google/status': success({ available: false }) };

const open = (address = '/login') => openPage(LogInPage, address);
const fill = async (email: string, password: string) => {
  await userEvent.type(screen.getByLabelText('Email'), email);
  await userEvent.type(screen.getByLabelText('Password'), password);
};
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Log In' }));
const callsOf = (sent: { call: string }[]) => sent.filter(({ call }) => call === LOG_IN);

afterEach(async () => {
  jest.restoreAllMocks();
  sessionStorage.clear();
  await act(() => setLanguage('en'));
});

describe('the log-in form', () => {
  it.each([
    ['nobody', GOOD_PASSWORD, 'Email is required'],
    ['a@b.cc', 'Short#1', 'Password must be at least 8 characters'],
    ['a@b.cc', 'lower#case1', 'Password must contain at least one uppercase letter'],
    ['a@b.cc', 'NoDigits#', 'Password must contain at least one number'],
    ['a@b.cc', 'NoSpecial1', 'Password must contain at least one special character'],
  ])('refuses %s and %s without a request', async (email, password, message) => {
    const sent = answering(NO_GOOGLE);
    await open();
    await fill(email, password);
    await submit();
    expect(await screen.findByText(message)).toBeTruthy();
    expect(callsOf(sent)).toEqual([]);
  });

  it('focuses the first invalid field', async () => {
    answering(NO_GOOGLE);
    await open();
    await submit();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Email')));
  });

  it('shows Bangla messages to readers of Bangla', async () => {
    answering(NO_GOOGLE);
    await act(() => setLanguage('bn'));
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'লগ ইন' }));
    expect(await screen.findByText('ইমেইল দিন')).toBeTruthy();
  });

  it('shows the server’s refusal and stays on the page', async () => {
    answering({ ...NO_GOOGLE, [LOG_IN]: refusal(401, 'auth/password-wrong', 'Password does not match') });
    const { address } = await open();
    await fill('a@b.cc', GOOD_PASSWORD);
    await submit();
    expect(await screen.findByText('Password does not match')).toBeTruthy();
    expect(address()).toBe('/login');
  });

  it('says from when it can be tried again after too many tries, once, and offers another password', async () => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-02T08:00:10.000Z'));
    const tooMany = refusal(429, 'request/too-many', 'Too many requests.', { 'retry-after': '470' });
    const sent = answering({ ...NO_GOOGLE, [LOG_IN]: tooMany });
    await open('/login?next=%2Frider%2Factivity');
    await fill('a@b.cc', GOOD_PASSWORD);
    await submit();
    const sentence = 'Too many tries. You can try again from 2:08 PM.';
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(sentence);
    expect(within(alert).getByRole('link', { name: 'Set a new password instead' })).toHaveAttribute(
      'href',
      '/forgot-password?next=%2Frider%2Factivity',
    );
    await submit();
    await waitFor(() => expect(callsOf(sent)).toHaveLength(2));
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(screen.queryByText('Too many requests.')).toBeNull();
    await act(() => setLanguage('bn'));
    expect(await screen.findByText(/^অনেকবার চেষ্টা হয়েছে। .+ থেকে আবার চেষ্টা করতে পারবেন।$/)).toBeVisible();
  });

  it('distinguishes a network failure from a refusal', async () => {
    answering(NO_GOOGLE);
    await open();
    await fill('a@b.cc', GOOD_PASSWORD);
    await submit();
    expect(await screen.findByText('Network Error')).toBeTruthy();
  });

  it('leads an unverified person to verification with the e-mail and the return path', async () => {
    answering({ ...NO_GOOGLE, [LOG_IN]: refusal(403, 'auth/user-not-verified', 'User not verified!') });
    const { address } = await open('/login?next=%2Fdriver%2Fregister');
    await fill('New@B.cc', GOOD_PASSWORD);
    await submit();
    await waitFor(() => expect(address()).toBe('/verify'));
    const expected = { email: 'new@b.cc', step: 'confirm', next: '/driver/register' };
    expect(verificationProgress.read()).toMatchObject(expected);
  });

  it('sends one request, however often it is submitted', async () => {
    const sent = answering({ ...NO_GOOGLE, [LOG_IN]: 'waiting' });
    await open();
    await fill('a@b.cc', GOOD_PASSWORD);
    await userEvent.type(screen.getByLabelText('Password'), '{Enter}{Enter}{Enter}');
    await waitFor(() => expect(callsOf(sent)).toHaveLength(1));
  });

  it('restores the e-mail after a reload, never the password', async () => {
    answering(NO_GOOGLE);
    const opened = await open();
    await fill('a@b.cc', GOOD_PASSWORD);
    expect(Object.values({ ...sessionStorage }).join()).not.toContain(GOOD_PASSWORD);
    await opened.reload();
    expect(screen.getByLabelText('Email')).toHaveValue('a@b.cc');
    expect(screen.getByLabelText('Password')).toHaveValue('');
  });

  it.each(['Create an account', 'Forgot password?'])('%s passes the return path on', async (link) => {
    answering(NO_GOOGLE);
    await open('/login?next=%2Frider%2Factivity');
    const address = screen.getByRole('link', { name: link }).getAttribute('href');
    expect(address).toMatch(/^\/(register|forgot-password)\?next=%2Frider%2Factivity$/);
  });
});
