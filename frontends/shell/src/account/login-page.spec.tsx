import { sessionStore, setLanguage } from '@pothik/api-client';
import { ThemeProvider, Toaster } from '@pothik/ui-kit';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { Component as LogInPage } from './login-page';
import { keptVerification } from './verification-state';

const GOOD_PASSWORD = 'Pothik#2026';

function answering(status: number, body: object): jest.Mock {
  const answer = jest.fn(async () => new Response(JSON.stringify(body), { status }));
  globalThis.fetch = answer;
  return answer;
}

const refusal = (code: string, message: string) => ({ success: false, code, message, requestId: 'r1' });

function open() {
  sessionStore.setState({ status: 'signed-out', user: undefined, ended: undefined });
  const router = createMemoryRouter(
    [
      { path: '/login', Component: LogInPage },
      { path: '*', element: 'elsewhere' },
    ],
    { initialEntries: ['/login'] },
  );
  render(
    <ThemeProvider>
      <RouterProvider router={router} />
      <Toaster />
    </ThemeProvider>,
  );
  return router;
}

const fill = async (email: string, password: string) => {
  await userEvent.type(screen.getByLabelText('Email'), email);
  await userEvent.type(screen.getByLabelText('Password'), password);
};
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Log In' }));

describe('the log-in form', () => {
  it.each([
    ['nobody', GOOD_PASSWORD, 'Email is required'],
    ['a@b.cc', 'Short#1', 'Password must be at least 8 characters'],
    ['a@b.cc', 'lower#case1', 'Password must contain at least one uppercase letter'],
    ['a@b.cc', 'NoDigits#', 'Password must contain at least one number'],
    ['a@b.cc', 'NoSpecial1', 'Password must contain at least one special character'],
  ])('says what is wrong with %s and %s, and asks nobody', async (email, password, message) => {
    const asked = answering(200, {});
    open();
    await fill(email, password);
    await submit();
    expect(await screen.findByText(message)).toBeTruthy();
    expect(asked).not.toHaveBeenCalled();
  });

  it('gives the first wrong field the focus', async () => {
    open();
    await submit();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Email')));
  });

  it('speaks Bangla to who reads Bangla', async () => {
    await act(() => setLanguage('bn'));
    open();
    await userEvent.click(screen.getByRole('button', { name: 'লগ ইন' }));
    expect(await screen.findByText('ইমেইল দিন')).toBeTruthy();
    await act(() => setLanguage('en'));
  });

  it('shows the server’s sentence and stays', async () => {
    answering(401, refusal('auth/password-wrong', 'Password does not match'));
    const router = open();
    await fill('a@b.cc', GOOD_PASSWORD);
    await submit();
    expect(await screen.findByText('Password does not match')).toBeTruthy();
    expect(router.state.location.pathname).toBe('/login');
  });

  it('tells a network failure from a refusal', async () => {
    globalThis.fetch = jest.fn(async () => Promise.reject(new TypeError('fetch failed')));
    open();
    await fill('a@b.cc', GOOD_PASSWORD);
    await submit();
    expect(await screen.findByText('Network Error')).toBeTruthy();
  });

  it('leads an unverified person to verification, the e-mail remembered', async () => {
    answering(403, refusal('auth/user-not-verified', 'User not verified!'));
    const router = open();
    await fill('New@B.cc', GOOD_PASSWORD);
    await submit();
    await waitFor(() => expect(router.state.location.pathname).toBe('/verify'));
    expect(keptVerification()).toMatchObject({ email: 'new@b.cc', step: 'confirm' });
  });

  it('is sent once, however often it is submitted', async () => {
    const asked = jest.fn(() => new Promise<Response>(() => {}));
    globalThis.fetch = asked;
    open();
    await fill('a@b.cc', GOOD_PASSWORD);
    await userEvent.type(screen.getByLabelText('Password'), '{Enter}{Enter}{Enter}');
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
  });
});
