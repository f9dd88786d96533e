import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { refusal, success } from '../../../testing/fixture';
import {
  bodiesOf,
  boxes,
  CODE,
  LOG_IN,
  openAfterCode,
  PHONE,
  press,
  SIGNED_IN,
  WRONG,
} from '../../../testing/phone-log-in';
import { Component as LogInPage } from '../login-page';
import { Component as RegisterPage } from '../register-page';

const MAIL = 'POST /auth/phone/log-in/mail';
const NAME_REQUIRED = refusal(409, 'auth/name-required', 'Please tell us your name.');
const UNUSED = refusal(409, 'auth/number-long-unused', 'Nobody has confirmed this number here for a long time.');

async function openName(Page: ComponentType, address: string) {
  const opened = await openAfterCode(Page, address, NAME_REQUIRED);
  await screen.findByRole('heading', { name: 'Welcome' });
  return opened;
}

beforeEach(() => sessionStorage.clear());

describe('a newcomer', () => {
  it('tells a name, with which the code is sent again', async () => {
    const { given, sent, address } = await openName(LogInPage, '/login');
    expect(screen.getByLabelText('Your name')).toHaveFocus();
    await userEvent.keyboard('Ra{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Name must be at least 3 characters');
    Object.assign(given, SIGNED_IN);
    await userEvent.keyboard('hima Khatun{Enter}');
    await waitFor(() => expect(address()).toBe('/'));
    expect(bodiesOf(sent, LOG_IN).at(-1)).toEqual({ phone: PHONE, otp: CODE, name: 'Rahima Khatun' });
  });

  it('who wants to drive is led to the registration of drivers', async () => {
    const { given, address } = await openName(RegisterPage, '/register');
    Object.assign(given, SIGNED_IN);
    await userEvent.click(screen.getByRole('radio', { name: 'I want to drive' }));
    await userEvent.type(screen.getByLabelText('Your name'), 'Rafiqul Islam{Enter}');
    await waitFor(() => expect(address()).toBe('/driver/register'));
  });

  it('who came for a page is led there, and not asked what for', async () => {
    const { given, address } = await openName(LogInPage, '/login?next=%2Frider%2Factivity');
    expect(screen.queryByRole('radio')).toBeNull();
    Object.assign(given, SIGNED_IN);
    await userEvent.type(screen.getByLabelText('Your name'), 'Rahima Khatun{Enter}');
    await waitFor(() => expect(address()).toBe('/rider/activity'));
  });

  it('whose code has expired meanwhile enters another one', async () => {
    const { given } = await openName(LogInPage, '/login');
    given[LOG_IN] = WRONG;
    await userEvent.type(screen.getByLabelText('Your name'), 'Rahima Khatun{Enter}');
    expect(await screen.findByRole('heading', { name: 'Enter the code' })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('Invalid OTP');
  });

  it('who had deleted the account is told so', async () => {
    await openAfterCode(LogInPage, '/login', refusal(403, 'auth/user-deleted', 'User is deleted!'));
    expect(await screen.findByText(/^The account with 01712345678 was deleted/)).toBeVisible();
    expect(screen.getByLabelText('Your name')).toHaveFocus();
  });
});

describe('a number that nobody has confirmed for long', () => {
  const openWhose = async (address = '/login') => {
    const opened = await openAfterCode(LogInPage, address, UNUSED);
    expect(await screen.findByRole('heading', { name: 'Is this account yours?' })).toHaveFocus();
    return opened;
  };

  const openProof = async (address?: string) => {
    const opened = await openWhose(address);
    opened.given[MAIL] = success({ email: 'n…@…' });
    await press('It is mine');
    expect(await screen.findByText(/^We mailed a code to n…@…/)).toBeVisible();
    return opened;
  };

  it('is opened by a code that is mailed to its owner', async () => {
    const { given, sent, address } = await openProof('/login?next=%2Frider%2Factivity');
    given[LOG_IN] = refusal(400, 'auth/mailed-code-invalid', 'The code from your email is not right.');
    await userEvent.keyboard('111111');
    expect(await screen.findByRole('alert')).toHaveTextContent('The code from your email is not right.');
    Object.assign(given, SIGNED_IN);
    await waitFor(() => expect(boxes()[0]).toHaveFocus());
    await userEvent.keyboard('222222');
    await waitFor(() => expect(address()).toBe('/rider/activity'));
    expect(bodiesOf(sent, MAIL)).toEqual([{ phone: PHONE, otp: CODE }]);
    expect(bodiesOf(sent, LOG_IN).at(-1)).toEqual({ phone: PHONE, otp: CODE, mailedOtp: '222222' });
  });

  it('is opened by its password', async () => {
    const { given, sent, address } = await openProof();
    await press('Use my password instead');
    given[LOG_IN] = refusal(401, 'auth/password-wrong', 'Password does not match');
    await userEvent.type(screen.getByLabelText('Your password'), 'Pothik#2026{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Password does not match');
    Object.assign(given, SIGNED_IN);
    await press('Continue');
    await waitFor(() => expect(address()).toBe('/'));
    expect(bodiesOf(sent, LOG_IN).at(-1)).toEqual({ phone: PHONE, otp: CODE, password: 'Pothik#2026' });
  });

  it('whose code by SMS has expired meanwhile leads to another one', async () => {
    const { given } = await openProof();
    given[LOG_IN] = WRONG;
    await userEvent.keyboard('222222');
    expect(await screen.findByRole('heading', { name: 'Enter the code' })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('Invalid OTP');
  });

  it('without an e-mail says how else its owner gets in', async () => {
    const { given } = await openWhose();
    given[MAIL] = refusal(409, 'auth/no-other-proof', 'This account has no email that we could send a code to.');
    await press('It is mine');
    expect(await screen.findByRole('alert')).toHaveTextContent('This account has no email');
    expect(screen.getByRole('button', { name: 'I am new here' })).toBeEnabled();
  });

  it('of somebody new begins a new account', async () => {
    const { given, sent, address } = await openWhose();
    await press('I am new here');
    Object.assign(given, SIGNED_IN);
    await userEvent.type(await screen.findByLabelText('Your name'), 'Rahima Khatun{Enter}');
    await waitFor(() => expect(address()).toBe('/'));
    const body = { phone: PHONE, otp: CODE, name: 'Rahima Khatun', isNewcomer: true };
    expect(bodiesOf(sent, LOG_IN).at(-1)).toEqual(body);
  });
});
