import { authRoutes, userRoutes } from '@pothik/contracts/routes';
import { waitFor } from '@testing-library/react';
import { startLive } from '../live/live-stream';
import { signOut } from '../signed-in/session';
import { call } from './call';
import { refresh } from './refresh';
import { sessionStore } from './session.store';
import { sessionExpiry, storeSessionExpiry } from './session-expiry';

const AFTER = '2026-11-02T06:15:00.000Z';
const ADMINISTRATOR = { _id: '64f000000000000000000001' } as never;

/** Answers by path; everything else is refused until two-step verification is set up. */
function demanding(answers: Readonly<Record<string, unknown>> = {}) {
  const asked: string[] = [];
  globalThis.fetch = jest.fn(async (input: RequestInfo | URL) => {
    const path = String(input).replace('/api/v1', '').replace(/\?.*/, '');
    asked.push(path);
    if (path in answers) return new Response(JSON.stringify({ success: true, message: '', data: answers[path] }));
    const refused = { success: false, code: 'auth/second-factor-needed', message: 'Please set it up.', requestId: 'r' };
    return new Response(JSON.stringify(refused), { status: 403 });
  });
  return asked;
}

const needs = () => sessionStore.getState().needsSecondFactor;
const refused = { code: 'auth/second-factor-needed' };

beforeEach(() => {
  storeSessionExpiry('2026-11-02T06:00:00.000Z');
  sessionStore.setState({ status: 'signed-in', user: undefined, ended: undefined, needsSecondFactor: false });
});

describe('the demand for two-step verification', () => {
  it('is known from the first refused call until the next session, as after it was set up', async () => {
    demanding({ '/auth/refresh': { user: {}, expiresAt: AFTER } });
    await expect(call(userRoutes.users, {})).rejects.toMatchObject(refused);
    expect(needs()).toBe(true);
    await refresh();
    expect(needs()).toBe(false);
  });

  it('ends with the session', async () => {
    demanding({ '/auth/logout': null });
    await expect(call(userRoutes.users, {})).rejects.toMatchObject(refused);
    expect(needs()).toBe(true);
    await signOut();
    expect(needs()).toBe(false);
  });

  it('stops the live stream, which goes on when it is set up', async () => {
    const streams: AbortSignal[] = [];
    globalThis.fetch = jest.fn(async (_input, options) => {
      streams.push(options?.signal as AbortSignal);
      return new Response(new ReadableStream());
    });
    const stop = startLive();
    sessionStore.setState({ user: ADMINISTRATOR });
    await waitFor(() => expect(streams).toHaveLength(1));
    sessionStore.setState({ needsSecondFactor: true });
    expect(streams[0]?.aborted).toBe(true);
    sessionStore.setState({ needsSecondFactor: false });
    await waitFor(() => expect(streams).toHaveLength(2));
    stop();
  });
});

it('setting it up begins a new session, of which nothing is demanded', async () => {
  const codes = { recoveryCodes: ['7KQ2M-XH4PR'], expiresAt: AFTER };
  sessionStore.setState({ needsSecondFactor: true });
  const asked = demanding({ '/auth/second-factor/confirm': codes });
  expect(await call(authRoutes.confirmSecondFactor, { code: '123456' })).toEqual(codes);
  expect([asked, sessionExpiry()]).toEqual([['/auth/second-factor/confirm'], AFTER]);
  expect(needs()).toBe(false);
});
