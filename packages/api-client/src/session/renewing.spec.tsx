import { authRoutes } from '@pothik/contracts/routes';
import { signOut } from '../signed-in/session';
import { oneAtATime } from '../testing/one-at-a-time';
import { call } from './call';
import { refreshQuietly } from './refresh';
import { sessionStore } from './session.store';
import { sessionExpiry, storeSessionExpiry } from './session-expiry';

const BEFORE = '2026-11-02T06:00:00.000Z';
const AFTER = '2026-11-02T06:15:00.000Z';
const FORM = { currentPassword: 'Pothik#2026', password: 'Nodi#2026' };

const answer = (status: number, body: object) => new Response(JSON.stringify(body), { status });
const success = (data: unknown) => answer(200, { success: true, message: 'ok', data });
const refusal = (status: number, code: string) =>
  answer(status, { success: false, message: code, code, requestId: 'r' });

let asked: string[];
let answers: Record<string, () => Promise<Response>>;

beforeEach(() => {
  asked = [];
  answers = {};
  storeSessionExpiry(BEFORE);
  sessionStore.setState({ status: 'signed-in', ended: undefined });
  Object.defineProperty(navigator, 'locks', { value: oneAtATime(), configurable: true });
  globalThis.fetch = jest.fn(async (input: RequestInfo | URL) => {
    const path = String(input).replace('/api/v1', '');
    asked.push(path);
    return (answers[path] as () => Promise<Response>)();
  });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'locks');
});

it('a refresh asked for while the password is changed waits, and finds the new session: its own would be refused', async () => {
  let changed: (response: Response) => void = () => {};
  answers['/auth/change-password'] = () =>
    new Promise((resolve) => {
      changed = resolve;
    });
  answers['/auth/refresh'] = async () => refusal(401, 'auth/not-signed-in');
  const changing = call(authRoutes.changePassword, FORM);
  const ended = refreshQuietly();
  await Promise.resolve();
  changed(success({ user: {}, expiresAt: AFTER }));
  await Promise.all([changing, ended]);
  expect([asked, sessionExpiry()]).toEqual([['/auth/change-password'], AFTER]);
  expect(sessionStore.getState()).toMatchObject({ status: 'signed-in', ended: undefined });
});

it('a refused change leaves the session as it is', async () => {
  answers['/auth/change-password'] = async () => refusal(401, 'auth/password-wrong');
  await expect(call(authRoutes.changePassword, FORM)).rejects.toMatchObject({ code: 'auth/password-wrong' });
  expect([asked, sessionExpiry()]).toEqual([['/auth/change-password'], BEFORE]);
});

it('a change in an expired session is repeated after a refresh', async () => {
  let tries = 0;
  answers['/auth/change-password'] = async () => {
    tries += 1;
    return tries === 1 ? refusal(401, 'auth/session-expired') : success({ user: {}, expiresAt: AFTER });
  };
  answers['/auth/refresh'] = async () => success({ user: {}, expiresAt: '2026-11-02T06:10:00.000Z' });
  await call(authRoutes.changePassword, FORM);
  expect(asked).toEqual(['/auth/change-password', '/auth/refresh', '/auth/change-password']);
  expect(sessionExpiry()).toBe(AFTER);
});

it('a tab that wants to refresh while another logs out finds the session gone, not refused', async () => {
  let end: () => void = () => {};
  const over = new Promise<void>((resolve) => {
    end = resolve;
  });
  const leaving = signOut(() => over);
  const expiryOfOtherTab = navigator.locks.request('pothik-session-refresh', {}, async () => sessionExpiry());
  end();
  await leaving;
  expect(await expiryOfOtherTab).toBeNull();
  expect(sessionStore.getState()).toMatchObject({ status: 'signed-out', ended: 'log-out' });
});
