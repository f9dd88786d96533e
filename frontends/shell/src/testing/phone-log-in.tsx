import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { answering, openPage, refusal, sampleRider, success } from './fixture';

/** The calls of log-in by phone number, and their answers. */
export const SEND = 'POST /auth/phone/send';
export const LOG_IN = 'POST /auth/phone/log-in';
export const PHONE = '01712345678';
export const CODE = '482915';

export const SENT = { 'GET /auth/google/status': success({ available: false }), [SEND]: success(null) };
export const SIGNED_IN = {
  [LOG_IN]: success({ user: {}, expiresAt: new Date(Date.now() + 900_000).toISOString() }),
  'GET /user/get-me': success(sampleRider),
  'GET /ride/current-ride': success(null),
};
export const WRONG = refusal(400, 'auth/code-invalid', 'Invalid OTP');

type Answers = Parameters<typeof answering>[0];

export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
export const number = () => screen.getByLabelText('Phone number');
export const boxes = () => screen.getAllByRole<HTMLInputElement>('textbox', { name: /of 6/ });
export const bodiesOf = (sent: { call: string; body: unknown }[], wanted: string) =>
  sent.filter(({ call }) => call === wanted).map(({ body }) => body);

/** Opens a page; what is put into `given` is answered from then on. */
export async function openNumber(Page: ComponentType, address: string, answers: Answers = {}) {
  const given: Record<string, Answers[string]> = { ...SENT, ...answers };
  const sent = answering(given);
  const opened = await openPage(Page, address);
  return { given, sent, ...opened };
}

/** Opens a page and has a code sent. */
export async function openCode(Page: ComponentType, address: string, answers: Answers = {}) {
  const opened = await openNumber(Page, address, answers);
  await userEvent.type(number(), PHONE);
  await press('Send the code');
  await screen.findByRole('heading', { name: 'Enter the code' });
  return opened;
}

/** Opens a page and enters a code that is answered so. */
export async function openAfterCode(Page: ComponentType, address: string, answer: Answers[string]) {
  const opened = await openCode(Page, address, { [LOG_IN]: answer });
  await userEvent.keyboard(CODE);
  return opened;
}
