import { sessionStore, setLanguage } from '@pothik/api-client';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering, openPage, refusal, sampleRider, success } from '../../testing/fixture';
import { Component as LogInPage } from './login-page';

const LOG_IN = 'POST /auth/login';
const COMPLETE = 'POST /auth/second-factor/log-in';
const REQUIRED = refusal(403, 'auth/second-factor-required', 'Please enter the code from your authenticator app.');
const WRONG_SENTENCE = 'This code is not right, or it was used already. Please enter a new one.';
const WRONG = refusal(400, 'auth/second-factor-wrong', WRONG_SENTENCE);
const EXPIRED = refusal(400, 'auth/log-in-expired', 'This log-in took too long. Please log in again.');
const DONE = {
  [COMPLETE]: success({ user: {}, expiresAt: new Date(Date.now() + 900_000).toISOString() }),
  'GET /user/get-me': success({ ...sampleRider, role: 'ADMIN' }),
};
const basics = { 'GET /auth/google/status': success({ available: false }), [LOG_IN]: REQUIRED };

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const boxes = () => screen.getAllByRole<HTMLInputElement>('textbox');
const typeCode = async (code: string) => {
  await userEvent.click(boxes()[0] as HTMLElement);
  await userEvent.keyboard(code);
};
const bodiesOf = (sent: { call: string; body: unknown }[]) =>
  sent.filter(({ call }) => call === COMPLETE).map(({ body }) => body);
const isSecondStep = () => screen.findByRole('heading', { name: 'Enter your code' });

/** Logs in with a right password up to the second step. */
async function openSecondStep(answers: Parameters<typeof answering>[0] = {}, address = '/login') {
  const sent = answering({ ...basics, ...answers });
  const opened = await openPage(LogInPage, address);
  await userEvent.type(screen.getByLabelText('Email'), 'admin@pothik.test');
  await userEvent.type(screen.getByLabelText('Password'), 'Pothik#2026');
  await press('Log In');
  await isSecondStep();
  return { sent, ...opened };
}

beforeEach(() => sessionStorage.clear());
afterEach(() => act(() => setLanguage('en')));

describe('the second step of log-in', () => {
  it('sends the six digits as soon as they are typed, and leads where log-in leads', async () => {
    const { sent, address } = await openSecondStep(DONE, '/login?next=%2Fadmin%2Fsos');
    expect(boxes()[0]).toHaveFocus();
    await typeCode('১২৩৪৫6');
    await waitFor(() => expect(address()).toBe('/admin/sos'));
    expect(bodiesOf(sent)).toEqual([{ code: '123456' }]);
    expect(await screen.findByText('Login successful')).toBeTruthy();
    expect(sessionStorage.length).toBe(0);
  });

  it('says from when a code can be tried again after too many wrong ones', async () => {
    const tooMany = refusal(429, 'request/too-many', 'Too many requests.', { 'retry-after': '470' });
    await openSecondStep({ [COMPLETE]: tooMany });
    await typeCode('111111');
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Too many tries. You can try again from .+ [AP]M\.$/);
  });

  it('says beneath the boxes that a code was wrong and empties them: each try counts', async () => {
    const { sent } = await openSecondStep({ [COMPLETE]: WRONG });
    await typeCode('111111');
    expect(await screen.findByRole('alert')).toHaveTextContent(WRONG_SENTENCE);
    expect(boxes().map(({ value }) => value)).toEqual(['', '', '', '', '', '']);
    expect(boxes()[0]).toHaveFocus();
    expect(bodiesOf(sent)).toHaveLength(1);
  });

  it('takes a recovery code instead, however it is written', async () => {
    const { sent, address } = await openSecondStep(DONE);
    await press('Use a recovery code');
    await userEvent.type(screen.getByLabelText('Recovery code'), '7kq2m xh4pr{Enter}');
    await waitFor(() => expect(address()).toBe('/admin'));
    expect(bodiesOf(sent)).toEqual([{ code: '7KQ2MXH4PR' }]);
  });

  it('refuses what cannot be a code without a request', async () => {
    const { sent } = await openSecondStep();
    await press('Log In');
    expect(await screen.findByRole('alert')).toHaveTextContent(/Enter the six digits of your authenticator app/);
    expect(bodiesOf(sent)).toEqual([]);
  });

  it('leads back to the first step with the reason when it took too long', async () => {
    await openSecondStep({ [COMPLETE]: EXPIRED });
    await typeCode('123456');
    expect(await screen.findByLabelText('Password')).toBeTruthy();
    expect(screen.getByRole('alert')).toHaveTextContent('This log-in took too long. Please log in again.');
  });

  it('goes back to the e-mail, which is still there', async () => {
    await openSecondStep();
    await press('Back to email');
    expect(screen.getByLabelText('Email')).toHaveValue('admin@pothik.test');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('survives a reload: the authenticator app may have replaced the page on a phone', async () => {
    const opened = await openSecondStep();
    await opened.reload();
    await isSecondStep();
  });

  it('is where Google leads back to, too', async () => {
    const sent = answering({ ...basics, ...DONE });
    const { address } = await openPage(LogInPage, '/login?refusal=auth/second-factor-required&next=%2Fadmin%2Fusers');
    await isSecondStep();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await typeCode('654321');
    await waitFor(() => expect(bodiesOf(sent)).toEqual([{ code: '654321' }]));
    await waitFor(() => expect(address()).toBe('/admin/users'));
  });

  it('is in the reader’s language', async () => {
    answering(basics);
    await act(() => setLanguage('bn'));
    await openPage(LogInPage, '/login?refusal=auth/second-factor-required');
    expect(await screen.findByRole('heading', { name: 'আপনার কোডটি লিখুন' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'রিকভারি কোড ব্যবহার করুন' })).toBeTruthy();
  });
});

it('a network failure leaves the second step as it is', async () => {
  await openSecondStep();
  await typeCode('123456');
  expect(await screen.findByRole('alert')).toHaveTextContent('Network Error');
  expect(sessionStore.getState().status).toBe('signed-out');
});
