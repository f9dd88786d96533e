import { QUERY_KEY, queryClient } from '@pothik/api-client';
import type { Me } from '@pothik/contracts/user';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering, openPage, refusal, sampleRider, success } from '../../../testing/fixture';
import { Component as ProfilePage } from '../profile-page';

const SEND = 'POST /auth/phone/own/send';
const PROVE = 'POST /auth/phone/own/prove';
const UPDATE = 'PATCH /user/update';
const PHONE = '01712345678';
const CODE = '482915';
const PROVEN: Me = { ...sampleRider, phone: PHONE, isPhoneProven: true };

type Answers = Parameters<typeof answering>[0];

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const number = () => screen.findByLabelText('Phone number');
const boxes = () => screen.getAllByRole<HTMLInputElement>('textbox', { name: /of 6/ });

async function open(user: Me, answers: Answers = {}, address = '/profile') {
  const given: Record<string, Answers[string]> = { [SEND]: success(null), ...answers };
  const sent = answering(given);
  return { given, sent, ...(await openPage(ProfilePage, address, user)) };
}
async function openCode(answers: Answers = {}) {
  const opened = await open(sampleRider, answers);
  await press('Add phone');
  await userEvent.type(await number(), `${PHONE}{Enter}`);
  await screen.findByRole('dialog', { name: 'Enter the code' });
  return opened;
}

beforeEach(() => {
  queryClient.clear();
  sessionStorage.clear();
});

describe('one’s own number', () => {
  it('is confirmed, and can be changed', async () => {
    await open(PROVEN);
    expect(screen.getByText('Number confirmed')).toBeVisible();
    await press('Change number');
    expect(await number()).toHaveValue('');
  });

  it('that is not confirmed can be', async () => {
    await open({ ...sampleRider, phone: PHONE });
    expect(screen.getByText('Number not confirmed')).toBeVisible();
    await press('Confirm number');
    expect(await number()).toHaveValue(PHONE);
  });

  it('is added by the code that was sent to it', async () => {
    queryClient.setQueryData(QUERY_KEY.me, sampleRider);
    const { sent } = await openCode({ [PROVE]: success({ phone: PHONE }) });
    expect(screen.getByText(/^We sent a 6-digit code by SMS to 01712345678/)).toBeVisible();
    expect(boxes()[0]).toHaveFocus();
    await userEvent.keyboard(CODE);
    expect(await screen.findByText('Number confirmed')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent).toEqual([
      { call: SEND, body: { phone: PHONE } },
      { call: PROVE, body: { phone: PHONE, otp: CODE } },
    ]);
    expect(queryClient.getQueryData(QUERY_KEY.me)).toEqual(PROVEN);
    expect(sessionStorage.length).toBe(0);
  });

  it('is refused without a request when it is none', async () => {
    const { sent } = await open(sampleRider, {}, '/profile?edit=phone');
    await userEvent.type(await number(), '0112345678{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Invalid Bangladeshi phone number format.');
    expect(await number()).toHaveFocus();
    expect(sent).toEqual([]);
  });

  it('says at the field that no code can be sent today', async () => {
    const away = refusal(503, 'auth/no-code-by-sms-today', 'Codes cannot be sent by SMS today.');
    await open(sampleRider, { [SEND]: away }, '/profile?edit=phone');
    await userEvent.type(await number(), `${PHONE}{Enter}`);
    expect(await screen.findByRole('alert')).toHaveTextContent('Codes cannot be sent by SMS today.');
  });

  it.each([
    [refusal(400, 'auth/code-invalid', 'Invalid OTP'), 'Invalid OTP', ''],
    [refusal(409, 'auth/number-taken', 'This number belongs to another account.'), 'This number belongs', CODE],
  ])('says at the code why it is not confirmed: %#', async (refused, sentence, left) => {
    await openCode({ [PROVE]: refused });
    await userEvent.keyboard(CODE);
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(
      boxes()
        .map(({ value }) => value)
        .join(''),
    ).toBe(left);
    await press('Change the number');
    expect(await number()).toHaveValue(PHONE);
  });

  it('is added with the password once it is asked', async () => {
    const wrong = refusal(401, 'auth/password-wrong', 'Password does not match');
    const { given, sent } = await openCode({ [PROVE]: wrong });
    await userEvent.keyboard(CODE);
    expect(await screen.findByLabelText('Your password')).toHaveFocus();
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.keyboard('Wrong#2026');
    await press('Confirm');
    expect(await screen.findByRole('alert')).toHaveTextContent('Password does not match');
    given[PROVE] = success({ phone: PHONE });
    await userEvent.clear(screen.getByLabelText('Your password'));
    await userEvent.type(screen.getByLabelText('Your password'), 'Pothik#2026');
    await press('Confirm');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent.at(-1)).toEqual({ call: PROVE, body: { phone: PHONE, otp: CODE, password: 'Pothik#2026' } });
  });

  it('waits for its code across a reload', async () => {
    const opened = await openCode();
    const again = await opened.reload();
    expect(again.address()).toBe('/profile');
    await press('Add phone');
    expect(await screen.findByRole('dialog', { name: 'Enter the code' })).toBeVisible();
  });
});

describe('another number in the profile dialog', () => {
  it('in place of a confirmed one leads to its code, and the rest is saved', async () => {
    const { given, sent, address } = await open(PROVEN, {}, '/profile?edit=person');
    const first = refusal(409, 'user/phone-is-proven', 'Confirm the new number first.');
    given[UPDATE] = first;
    await userEvent.clear(await screen.findByLabelText('Phone'));
    await userEvent.type(screen.getByLabelText('Phone'), '01812345678');
    await userEvent.type(screen.getByLabelText('Address'), 'Dhanmondi 27');
    const { fetch } = globalThis;
    globalThis.fetch = async (...asked) => {
      const answer = await fetch(...asked);
      given[UPDATE] = success(PROVEN);
      return answer;
    };
    await press('Update Profile');
    expect(await number()).toHaveValue('01812345678');
    expect(screen.getByText('Confirm the new number first.')).toBeVisible();
    expect(address()).toBe('/profile?edit=phone');
    const typed = { name: sampleRider.name, address: 'Dhanmondi 27' };
    const bodies = sent.filter(({ call }) => call === UPDATE).map(({ body }) => body);
    expect(bodies).toEqual([{ ...typed, phone: '01812345678' }, typed]);
    await press('Cancel');
    await waitFor(() => expect(address()).toBe('/profile'));
  });
});

describe('an account without e-mail', () => {
  const user: Me = { ...PROVEN, email: '' };

  it('shows no line of it, and no password', async () => {
    await open(user);
    expect(screen.queryByText('Email')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Change password' })).toBeNull();
  });

  it('is deleted by a code by SMS', async () => {
    const DELETE = 'DELETE /user/me';
    const { given, sent } = await open(user, {
      [DELETE]: refusal(409, 'auth/deletion-code-texted', 'Please enter the code we have just sent to your phone.'),
    });
    await press('Delete my account');
    expect(await screen.findByText(/^We send a code by SMS to 01712345678/)).toBeVisible();
    expect(screen.queryByLabelText('Your password')).toBeNull();
    await press('Send the code');
    expect(await screen.findByText(/^We sent a 6-digit code by SMS to 01712345678/)).toBeVisible();
    given[DELETE] = success(null);
    await userEvent.click(boxes()[0] as HTMLElement);
    await userEvent.paste(CODE);
    await press('Delete for good');
    expect(await screen.findByText('Account deleted successfully')).toBeTruthy();
    expect(sent.filter(({ call }) => call === DELETE).map(({ body }) => body)).toEqual([{}, { otp: CODE }]);
  });

  it('says why no code can be sent for its deletion', async () => {
    await open(user, {
      'DELETE /user/me': refusal(503, 'auth/no-code-by-sms-today', 'Codes cannot be sent by SMS today.'),
    });
    await press('Delete my account');
    await screen.findByText(/^We send a code by SMS/);
    await press('Send the code');
    expect(await screen.findByRole('alert')).toHaveTextContent('Codes cannot be sent by SMS today.');
  });
});
