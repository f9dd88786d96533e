import { COOKIE } from '@pothik/contracts/platform';
import { rideRoutes } from '@pothik/contracts/routes';
import { writeCookie } from '../browser/cookies';
import { CALL_LIMITS } from '../calls/limits.rules';
import { call } from './call';
import { refresh } from './refresh';
import { refreshDelay } from './refresh-timer';
import { sessionStore } from './session.store';
import { sessionExpiry, storeSessionExpiry } from './session-expiry';

const SOON = '2026-11-02T06:00:00.000Z';
const LATER = '2026-11-02T06:15:00.000Z';

const answer = (status: number, body: object) => new Response(JSON.stringify(body), { status });
const success = (data: unknown) => answer(200, { success: true, message: 'ok', data });
const refusal = (status: number, code: string) =>
  answer(status, { success: false, message: code, code, requestId: 'r' });

/** Responses by path, in order; the last one of a path repeats. */
function platform(answers: Record<string, (() => Response)[]>): string[] {
  const asked: string[] = [];
  globalThis.fetch = jest.fn(async (input: RequestInfo | URL) => {
    const path = String(input).replace('/api/v1', '');
    asked.push(path);
    const left = answers[path] ?? [];
    const next = left.length > 1 ? left.shift() : left[0];
    if (!next) throw new TypeError(`nobody answers ${path}`);
    return next();
  });
  return asked;
}

beforeEach(() => {
  storeSessionExpiry(SOON);
  sessionStore.setState({ status: 'signed-in', ended: undefined });
});

describe('an expired or stale session', () => {
  it.each(['auth/session-expired', 'auth/session-stale'])(
    'is refreshed once on %s, and the call repeated',
    async (code) => {
      const asked = platform({
        '/ride/current-ride': [() => refusal(401, code), () => success(null)],
        '/auth/refresh': [() => success({ user: {}, expiresAt: LATER })],
      });
      await expect(call(rideRoutes.currentRide, {})).resolves.toBeNull();
      expect(asked).toEqual(['/ride/current-ride', '/auth/refresh', '/ride/current-ride']);
      expect(sessionExpiry()).toBe(LATER);
    },
  );

  it('is refreshed once for calls that fail together', async () => {
    const expired = () => refusal(401, 'auth/session-expired');
    const asked = platform({
      '/ride/current-ride': [expired, expired, expired, () => success(null)],
      '/auth/refresh': [() => success({ user: {}, expiresAt: LATER })],
    });
    await Promise.all([1, 2, 3].map(() => call(rideRoutes.currentRide, {})));
    expect(asked.filter((path) => path === '/auth/refresh')).toHaveLength(1);
  });

  it('is not refreshed when another tab has done so meanwhile', async () => {
    const expiredWhileAnotherTabRefreshed = () => {
      storeSessionExpiry(LATER);
      return refusal(401, 'auth/session-expired');
    };
    const asked = platform({ '/ride/current-ride': [expiredWhileAnotherTabRefreshed, () => success(null)] });
    await call(rideRoutes.currentRide, {});
    expect(asked).toEqual(['/ride/current-ride', '/ride/current-ride']);
  });

  it('that vanished is over at the next call, so that the page offers to log in', async () => {
    platform({ '/ride/current-ride': [() => refusal(401, 'auth/not-signed-in')] });
    await expect(call(rideRoutes.currentRide, {})).rejects.toMatchObject({ code: 'auth/not-signed-in' });
    expect(sessionStore.getState()).toMatchObject({ status: 'signed-out', ended: 'expired' });
  });

  it('is over when the refresh is refused', async () => {
    writeCookie(COOKIE.signedIn, '1', 60);
    platform({
      '/ride/current-ride': [() => refusal(401, 'auth/session-expired')],
      '/auth/refresh': [() => refusal(401, 'auth/not-signed-in')],
    });
    await expect(call(rideRoutes.currentRide, {})).rejects.toMatchObject({ code: 'auth/not-signed-in' });
    expect(sessionStore.getState()).toMatchObject({ status: 'signed-out', ended: 'expired' });
  });

  it('was logged out by another tab when its cookie is gone as the refresh is refused', async () => {
    writeCookie(COOKIE.signedIn, '', 0);
    platform({ '/auth/refresh': [() => refusal(401, 'auth/not-signed-in')] });
    await expect(refresh()).rejects.toMatchObject({ code: 'auth/not-signed-in' });
    expect(sessionStore.getState()).toMatchObject({ status: 'signed-out', ended: 'log-out' });
  });

  it('is never refreshed for another 401', async () => {
    const asked = platform({ '/ride/current-ride': [() => refusal(401, 'auth/not-signed-in')] });
    await expect(call(rideRoutes.currentRide, {})).rejects.toMatchObject({ status: 401 });
    expect(asked).toEqual(['/ride/current-ride']);
  });

  it('is refreshed a minute before its end, but at most once a minute', () => {
    expect(refreshDelay(LATER, Date.parse(SOON))).toBe(14 * 60_000);
    expect(refreshDelay(SOON, Date.parse(LATER))).toBe(60_000);
  });
});

it('a refresh that got no answer is tried again, and ends no session', async () => {
  jest.useFakeTimers();
  let asked = 0;
  globalThis.fetch = jest.fn((_address, init) => {
    asked += 1;
    if (asked === 2) return Promise.resolve(success({ user: {}, expiresAt: LATER }));
    return new Promise<Response>((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
    });
  });
  const refreshed = refresh();
  await jest.advanceTimersByTimeAsync(CALL_LIMITS.refresh[0]);
  await refreshed;
  jest.useRealTimers();
  expect(asked).toBe(2);
  expect(sessionExpiry()).toBe(LATER);
  expect(sessionStore.getState()).toMatchObject({ status: 'signed-in', ended: undefined });
});

it('a network failure is distinguished from a refusal', async () => {
  platform({});
  await expect(call(rideRoutes.currentRide, {})).rejects.toMatchObject({ name: 'NetworkFailure' });
});

it('a GET refused with 503 and Retry-After is retried', async () => {
  const busy = () => new Response('{"code":"platform/unavailable"}', { status: 503, headers: { 'retry-after': '0' } });
  const asked = platform({ '/ride/current-ride': [busy, () => success(null)] });
  await expect(call(rideRoutes.currentRide, {})).resolves.toBeNull();
  expect(asked).toHaveLength(2);
});
