import { COOKIE } from '@pothik/contracts/platform';
import { onlineManager } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { writeCookie } from '../browser/cookies';
import { QUERY_KEY, queryClient } from '../cache/query-client';
import { endSessionHere } from '../session/end-session';
import { sessionStore } from '../session/session.store';
import { storeSessionExpiry } from '../session/session-expiry';
import { askAgain } from './ask-again';
import { signedIn } from './session';
import { startSession } from './start-session';

const PERSON = { _id: '64f000000000000000000001', role: 'RIDER' };
const EXPIRES_AT = '2036-11-02T06:00:00.000Z';

/** What get-me meets: no network, an answer, or a refusal. */
let network: 'away' | 'there' | 'refusing';
let stop: () => void = () => undefined;

const usual = queryClient.getDefaultOptions();
const answer = (status: number, body: object) => new Response(JSON.stringify(body), { status });
const session = () => sessionStore.getState();

beforeEach(() => {
  writeCookie(COOKIE.signedIn, '1', 60);
  storeSessionExpiry(EXPIRES_AT);
  sessionStore.setState({ status: 'loading', user: undefined, unreachable: false, ended: undefined });
  globalThis.fetch = jest.fn(async (input: RequestInfo | URL) => {
    if (!String(input).endsWith('/user/get-me')) return new Response(new ReadableStream());
    if (network === 'away') throw new TypeError('Failed to fetch');
    if (network === 'there') return answer(200, { success: true, message: '', data: PERSON });
    return answer(401, { success: false, code: 'auth/not-signed-in', message: 'Please log in.', requestId: 'r' });
  });
  queryClient.setDefaultOptions({ queries: { ...usual.queries, retry: false } });
});
afterEach(() => {
  stop();
  endSessionHere('log-out');
  jest.restoreAllMocks();
  onlineManager.setOnline(true);
  queryClient.setDefaultOptions(usual);
});

async function startWith(state: typeof network): Promise<void> {
  network = state;
  stop = startSession();
  await waitFor(() => expect(session().status !== 'loading' || session().unreachable).toBe(true));
}

describe('a page that starts with a session but no network', () => {
  it('knows that nobody can say who is signed in, and signs nobody out', async () => {
    await startWith('away');
    expect(session()).toMatchObject({ status: 'loading', user: undefined, unreachable: true });
  });

  it('stays so when it asks again in vain, and goes on when it is answered', async () => {
    await startWith('away');
    await askAgain();
    expect(session()).toMatchObject({ status: 'loading', unreachable: true });
    network = 'there';
    await askAgain();
    expect(session()).toMatchObject({ status: 'signed-in', user: PERSON, unreachable: false });
  });

  it('does not even ask while the device says that there is none, and goes on by itself when there is one', async () => {
    onlineManager.setOnline(false);
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await startWith('there');
    await askAgain();
    expect(session()).toMatchObject({ status: 'loading', unreachable: true });
    onlineManager.setOnline(true);
    await waitFor(() => expect(session()).toMatchObject({ status: 'signed-in', unreachable: false }));
  });

  it('learns from the first answer that the session is over', async () => {
    await startWith('away');
    network = 'refusing';
    await askAgain();
    expect(session()).toMatchObject({ status: 'signed-out', unreachable: false });
  });
});

it('a log-in whose person cannot be asked for fails, and the page goes on as that person’s later', async () => {
  network = 'away';
  await expect(signedIn({ user: PERSON, expiresAt: EXPIRES_AT } as never)).rejects.toThrow('could not be loaded');
  expect(session()).toMatchObject({ status: 'loading', unreachable: true });
});

it('a page says so at the first lost answer, while it goes on asking', async () => {
  queryClient.setDefaultOptions(usual);
  await startWith('away');
  expect(session()).toMatchObject({ status: 'loading', unreachable: true });
  expect(queryClient.getQueryState(QUERY_KEY.me)).toMatchObject({ fetchStatus: 'fetching', fetchFailureCount: 1 });
});

it('what stands before the platform signs nobody out', async () => {
  globalThis.fetch = jest.fn(async () => new Response('<h1>Bad Gateway</h1>', { status: 502 }));
  stop = startSession();
  await waitFor(() => expect(session().unreachable).toBe(true));
  expect(session()).toMatchObject({ status: 'loading', user: undefined });
});
