import { COOKIE } from '@pothik/contracts/platform';
import { writeCookie } from '../browser/cookies';
import { signOut } from '../signed-in/session';
import { refreshQuietly } from './refresh';
import { sessionStore } from './session.store';
import { storeSessionExpiry } from './session-expiry';

const asked: string[] = [];

beforeEach(() => {
  asked.length = 0;
  storeSessionExpiry('2026-11-02T06:00:00.000Z');
  sessionStore.setState({ status: 'signed-in', ended: undefined });
  globalThis.fetch = jest.fn(async (input: RequestInfo | URL) => {
    asked.push(String(input).replace('/api/v1', ''));
    return new Response('{"success":false,"code":"auth/not-signed-in","message":"Please log in."}', { status: 401 });
  });
});

it('the stream’s `ended` event triggers no refresh while this tab is signing out', async () => {
  await signOut(() => refreshQuietly());
  expect(asked).toEqual([]);
  expect(sessionStore.getState()).toMatchObject({ status: 'signed-out', ended: 'log-out' });
});

it('a session that cannot be ended stays signed in, and is refreshed again', async () => {
  await expect(signOut(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  expect(sessionStore.getState().status).toBe('signed-in');
  await refreshQuietly();
  expect(asked).toEqual(['/auth/refresh']);
});

it('a session that is over logs nothing to the console', async () => {
  writeCookie(COOKIE.signedIn, '1', 60);
  const warned = jest.spyOn(console, 'warn').mockImplementation();
  await refreshQuietly();
  expect(sessionStore.getState()).toMatchObject({ status: 'signed-out', ended: 'expired' });
  expect(warned).not.toHaveBeenCalled();
  warned.mockRestore();
});
