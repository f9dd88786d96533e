import { setLanguage } from '@pothik/api-client';
import { act, screen, waitFor } from '@testing-library/react';
import { answering, openPage, success } from '../../testing/fixture';
import { Component as LogInPage } from './login-page';
import { Component as RegisterPage } from './register-page';

const google = (available: boolean) => ({ 'GET /auth/google/status': success({ available }) });
const button = () => screen.queryByRole('link', { name: /Google/ });

describe.each([
  ['/login', LogInPage],
  ['/register', RegisterPage],
])('sign-in with Google on %s', (path, Page) => {
  it('is shown if the server offers it, and passes the return path on', async () => {
    answering(google(true));
    await openPage(Page, `${path}?next=%2Frider%2Factivity`);
    await waitFor(() => expect(button()).not.toBeNull());
    expect(button()).toHaveAttribute('href', '/auth/google?returnTo=%2Frider%2Factivity');
  });

  it.each([
    ['has none', google(false)],
    ['does not answer', {}],
  ])('is not shown if the server %s', async (_what, answers) => {
    const complaints = jest.spyOn(console, 'warn').mockReturnValue();
    const sent = answering(answers);
    await openPage(Page, path);
    await waitFor(() => expect(sent.map(({ call }) => call)).toEqual(['GET /auth/google/status']));
    expect(button()).toBeNull();
    complaints.mockRestore();
  });
});

describe('a refusal in the log-in page’s address', () => {
  afterEach(() => act(() => setLanguage('en')));

  it.each([
    ['auth/google-cancelled', 'Signing in with Google was cancelled.'],
    ['auth/user-deleted', 'User is deleted!'],
    ['no/such-code', 'Something went wrong'],
  ])('%s is shown once: it is removed from the address, so a reload does not show it again', async (code, sentence) => {
    answering(google(false));
    const { address } = await openPage(LogInPage, `/login?refusal=${code}&next=%2Frider`);
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    await waitFor(() => expect(address()).toBe('/login?next=%2Frider'));
    expect(screen.getByRole('alert')).toHaveTextContent(sentence);
  });

  it('is shown in the reader’s language', async () => {
    answering(google(false));
    await act(() => setLanguage('bn'));
    await openPage(LogInPage, '/login?refusal=auth/google-cancelled');
    expect(await screen.findByRole('alert')).toHaveTextContent('Google দিয়ে লগ ইন বাতিল করা হয়েছে।');
  });
});
