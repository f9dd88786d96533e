import { QUERY_KEY, queryClient } from '@pothik/api-client';
import type { Me } from '@pothik/contracts/user';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering, openPage, refusal, sampleRider, success } from '../../../testing/fixture';
import { Component as ProfilePage } from '../profile-page';

const SEND = 'POST /auth/email/own/send';
const PROVE = 'POST /auth/email/own/prove';
const EMAIL = 'rahima@pothik.test';
const CODE = '482915';
const WITHOUT: Me = { ...sampleRider, email: '', phone: '01712345678', isPhoneProven: true };

type Answers = Parameters<typeof answering>[0];

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const typed = () =>
  screen
    .getAllByRole<HTMLInputElement>('textbox', { name: /of 6/ })
    .map(({ value }) => value)
    .join('');

async function openCode(answers: Answers = {}) {
  const given: Record<string, Answers[string]> = { [SEND]: success(null), ...answers };
  const sent = answering(given);
  const opened = await openPage(ProfilePage, '/profile', WITHOUT);
  await press('Add email');
  await userEvent.type(await screen.findByLabelText('Email'), `Rahima@Pothik.test{Enter}`);
  return { given, sent, ...opened };
}

beforeEach(() => {
  queryClient.clear();
  sessionStorage.clear();
});

describe('an e-mail for an account without one', () => {
  it('is added by the code that was mailed to it', async () => {
    queryClient.setQueryData(QUERY_KEY.me, WITHOUT);
    const { sent } = await openCode({ [PROVE]: success({ email: EMAIL }) });
    expect(await screen.findByText(/^We mailed a 6-digit code to rahima@pothik.test/)).toBeVisible();
    await userEvent.keyboard(CODE);
    expect(await screen.findByText('Email added')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent.filter(({ call }) => call === SEND || call === PROVE)).toEqual([
      { call: SEND, body: { email: EMAIL } },
      { call: PROVE, body: { email: EMAIL, otp: CODE } },
    ]);
    expect(queryClient.getQueryData(QUERY_KEY.me)).toEqual({ ...WITHOUT, email: EMAIL });
    expect(sessionStorage.length).toBe(0);
  });

  it.each([
    [refusal(400, 'auth/code-invalid', 'Invalid OTP'), 'Invalid OTP', ''],
    [refusal(409, 'auth/email-taken', 'An account with this email already exists'), 'already exists', CODE],
  ])('is not added, and the code says why: %#', async (refused, sentence, left) => {
    await openCode({ [PROVE]: refused });
    await screen.findByText(/^We mailed/);
    await userEvent.keyboard(CODE);
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(typed()).toBe(left);
    await press('Use another email');
    expect(await screen.findByLabelText('Email')).toHaveValue(EMAIL);
  });

  it('is refused at its field for three days after a change of the number', async () => {
    await openCode({ [SEND]: refusal(409, 'auth/number-too-new', 'Your number was changed a short while ago.') });
    expect(await screen.findByRole('alert')).toHaveTextContent('Your number was changed a short while ago.');
  });

  it('waits for its code across a reload', async () => {
    const opened = await openCode();
    await screen.findByText(/^We mailed/);
    await opened.reload();
    await press('Add email');
    expect(await screen.findByRole('dialog', { name: 'Enter the code' })).toBeVisible();
  });
});

it('an account with an e-mail is not asked for one', async () => {
  answering({});
  await openPage(ProfilePage, '/profile?edit=email', sampleRider);
  expect(screen.queryByRole('button', { name: 'Add email' })).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
});
