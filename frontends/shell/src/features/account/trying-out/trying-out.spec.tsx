import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering, offering, openPage, refusal, success } from '../../../testing/fixture';
import { Component as LogInPage } from '../login-page';

const PASSWORD = 'Demo#2026';
const PEOPLE = {
  'GET /auth/google/status': success({ available: false }),
  'GET /dev/people.json': {
    body: {
      password: PASSWORD,
      people: [
        { name: 'Tanvir Ahmed', email: 'admin@pothik.test', role: 'ADMIN' },
        { name: 'Nusrat Jahan', email: 'rider@pothik.test', role: 'RIDER' },
      ],
    },
  },
};
const person = (name: RegExp) => screen.queryByRole('button', { name });

afterEach(() => offering());

describe('the demonstration people on the log-in page', () => {
  it('log in by one click each', async () => {
    offering('mailbox', 'people');
    const wrong = refusal(404, 'auth/user-not-found', 'User dos not exist');
    const sent = answering({ ...PEOPLE, 'POST /auth/login': wrong });
    await openPage(LogInPage, '/login');
    await userEvent.click(await screen.findByRole('button', { name: /Nusrat Jahan/ }));
    await waitFor(() => expect(sent.map(({ call }) => call)).toContain('POST /auth/login'));
    const { body } = sent.find(({ call }) => call === 'POST /auth/login') ?? {};
    expect(body).toEqual({ email: 'rider@pothik.test', password: PASSWORD });
    expect(await screen.findByText('User dos not exist')).toBeTruthy();
    expect(person(/Tanvir Ahmed/)).toBeEnabled();
  });

  it('are grouped by role, riders first, with the mailbox and the SMS beside them', async () => {
    offering('mailbox', 'people', 'sms');
    answering(PEOPLE);
    await openPage(LogInPage, '/login');
    await screen.findByRole('button', { name: /Nusrat Jahan/ });
    const headings = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(headings).toEqual(['Riders', 'Administrators']);
    expect(screen.getByRole('link', { name: /mailbox/ })).toHaveAttribute('href', '/dev/mail');
    expect(screen.getByRole('link', { name: /the SMS/ })).toHaveAttribute('href', '/dev/sms');
  });

  it('are neither shown nor requested when the server offers none', async () => {
    const sent = answering(PEOPLE);
    await openPage(LogInPage, '/login');
    expect(sent.map(({ call }) => call)).toEqual(['GET /auth/google/status']);
    expect(person(/Nusrat/)).toBeNull();
    expect(screen.queryByRole('link', { name: /mailbox|the SMS/ })).toBeNull();
  });
});
