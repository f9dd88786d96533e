import { HEADER, OF_A_PAGE } from '@pothik/contracts/platform';
import type { Me } from '@pothik/contracts/user';
import { act, waitFor } from '@testing-library/react';
import { QUERY_KEY, queryClient } from '../cache/query-client';
import { trustLine } from '../calls/line';
import { sessionStore } from '../session/session.store';
import { connectionStore } from './connection.store';
import { startLive } from './live-stream';
import { STREAM_LIMITS } from './stale-stream.rules';

const become = (user: Me | undefined) => act(() => sessionStore.setState({ user }));
const REFRESHED = { success: true, message: 'ok', data: { user: {}, expiresAt: '2026-11-02T06:15:00.000Z' } };
const person = { _id: '64f000000000000000000001' } as Me;
const isOld = (key: readonly string[]) => queryClient.getQueryState(key)?.isInvalidated;
const streamIs = (state: 'open' | 'broken') => waitFor(() => expect(connectionStore.getState().stream).toBe(state));

const isProbe = (address: RequestInfo | URL) => String(address).startsWith('/health/live');

/** A server whose streams a test writes to, newest last. */
function streaming({ answersProbes = false } = {}) {
  const streams: { write: (frames: string) => void; end: () => void }[] = [];
  globalThis.fetch = async (address) => {
    if (isProbe(address)) return answersProbes ? new Response('') : Promise.reject(new TypeError('no line'));
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        const write = (frames: string) => controller.enqueue(new TextEncoder().encode(frames));
        streams.push({ write, end: () => controller.close() });
      },
    });
    return { ok: true, status: 200, body, headers: new Headers() } as Response;
  };
  return streams;
}

/** Streams end when the page gives them up, and are counted. */
function closing(streams: ReturnType<typeof streaming>) {
  const seen = { closed: 0 };
  const opened = globalThis.fetch;
  globalThis.fetch = (address, init) => {
    if (!isProbe(address))
      init?.signal?.addEventListener('abort', () => {
        seen.closed += 1;
        streams.at(-1)?.end();
      });
    return opened(address, init);
  };
  return { streams, seen };
}

let stop: () => void;

beforeEach(() => {
  queryClient.clear();
  for (const key of [QUERY_KEY.feed, QUERY_KEY.freeDrivers, QUERY_KEY.currentRide]) queryClient.setQueryData(key, {});
  stop = startLive();
});

afterEach(() => {
  stop();
  become(undefined);
});

it('data fetched before the stream’s first cursor is refetched: a notification may have been missed', async () => {
  const streams = streaming();
  become(person);
  await waitFor(() => expect(streams).toHaveLength(1));
  await streamIs('open');
  expect(isOld(QUERY_KEY.feed)).toBe(false);
  streams[0]?.write('id: 4\n\n');
  await waitFor(() => expect(isOld(QUERY_KEY.feed)).toBe(true));
});

it('data fetched before is kept, when the server says that it did not change', async () => {
  const streams = streaming();
  become(person);
  await waitFor(() => expect(streams).toHaveLength(1));
  streams[0]?.write('event: recent\ndata: {"ms":30000,"topics":["free-drivers"]}\n\nid: 4\n\n');
  await waitFor(() => expect(isOld(QUERY_KEY.freeDrivers)).toBe(true));
  expect([QUERY_KEY.feed, QUERY_KEY.currentRide].map(isOld)).toEqual([false, false]);
});

describe('data fetched before is refetched, although the server says that it did not change', () => {
  const NOTHING = 'event: recent\ndata: {"ms":30000,"topics":[]}\n\n';
  afterEach(() => jest.restoreAllMocks());

  it('when an earlier opening of the stream said so', async () => {
    const streams = streaming();
    become(person);
    await waitFor(() => expect(streams).toHaveLength(1));
    await streamIs('open');
    streams[0]?.write(NOTHING);
    streams[0]?.end();
    await waitFor(() => {
      window.dispatchEvent(new Event('online'));
      expect(streams).toHaveLength(2);
    });
    streams[1]?.write('id: 4\n\n');
    await waitFor(() => expect(isOld(QUERY_KEY.feed)).toBe(true));
  });

  it('when the device slept, and the page’s clock with it', async () => {
    const streams = streaming();
    jest.spyOn(performance, 'now').mockReturnValue(1000);
    const now = Date.now();
    become(person);
    await waitFor(() => expect(streams).toHaveLength(1));
    jest.spyOn(Date, 'now').mockReturnValue(now + 3_600_000);
    streams[0]?.write(`${NOTHING}id: 4\n\n`);
    await waitFor(() => expect(isOld(QUERY_KEY.feed)).toBe(true));
  });

  it('when the stream was refused until two-step verification was set up', async () => {
    const streams = streaming();
    const now = Date.now();
    become(person);
    await waitFor(() => expect(streams).toHaveLength(1));
    act(() => sessionStore.setState({ needsSecondFactor: true }));
    jest.spyOn(Date, 'now').mockReturnValue(now + 60_000);
    act(() => sessionStore.setState({ needsSecondFactor: false }));
    await waitFor(() => expect(streams).toHaveLength(2));
    streams[1]?.write(`${NOTHING}id: 4\n\n`);
    await waitFor(() => expect(isOld(QUERY_KEY.feed)).toBe(true));
  });
});

it('the next person of a tab has asked since they signed in', async () => {
  const streams = streaming();
  const now = Date.now();
  become(person);
  await waitFor(() => expect(streams).toHaveLength(1));
  become(undefined);
  jest.spyOn(Date, 'now').mockReturnValue(now + 60_000);
  become({ ...person, _id: '64f000000000000000000002' });
  await waitFor(() => expect(streams).toHaveLength(2));
  streams[1]?.write('event: recent\ndata: {"ms":30000,"topics":["free-drivers"]}\n\nid: 4\n\n');
  await waitFor(() => expect(isOld(QUERY_KEY.freeDrivers)).toBe(true));
  expect(isOld(QUERY_KEY.feed)).toBe(false);
  jest.restoreAllMocks();
});

it('a resumed stream invalidates all live data: neither hints nor changes are replayed', async () => {
  const streams = streaming();
  become(person);
  await waitFor(() => expect(streams).toHaveLength(1));
  streams[0]?.write('id: 4\n\n');
  await waitFor(() => expect(isOld(QUERY_KEY.freeDrivers)).toBe(true));
  for (const key of [QUERY_KEY.feed, QUERY_KEY.freeDrivers, QUERY_KEY.currentRide]) queryClient.setQueryData(key, {});
  streams[0]?.end();
  await waitFor(() => {
    window.dispatchEvent(new Event('online'));
    expect(isOld(QUERY_KEY.freeDrivers)).toBe(true);
  });
  expect(streams).toHaveLength(2);
  expect(isOld(QUERY_KEY.currentRide)).toBe(true);
  expect(isOld(QUERY_KEY.feed)).toBe(false);
  streams[1]?.write('event: changed\ndata: {"topic":"notifications"}\n\n');
  await waitFor(() => expect(isOld(QUERY_KEY.feed)).toBe(true));
});

it('a stream that ends with its access token resumes: refreshed first, without a gap or a word of it', async () => {
  const states: string[] = [];
  const stopWatching = connectionStore.subscribe(({ stream }) => states.push(stream));
  const streams = streaming();
  const opens = globalThis.fetch;
  const asked: string[] = [];
  const ofPages: (string | null)[] = [];
  const readers = new Set<string | null>();
  let isExpired = false;
  globalThis.fetch = async (input, init) => {
    const path = String(input).replace('/api/v1', '').replace(/\?.*/, '');
    // Probes of idle sockets are no calls.
    if (path === '/health/live') return new Response('{}');
    const headers = new Headers(init?.headers);
    asked.push(`${path} after ${headers.get('last-event-id')}`);
    ofPages.push(headers.get(HEADER.page));
    if (path === '/notification/stream') readers.add(headers.get(HEADER.streamReader));
    if (path === '/auth/refresh') isExpired = false;
    else if (!isExpired) return opens(input, init);
    const code = 'auth/session-expired';
    const answer = path === '/auth/refresh' ? REFRESHED : { success: false, message: code, code, requestId: 'r' };
    return new Response(JSON.stringify(answer), { status: path === '/auth/refresh' ? 200 : 401 });
  };
  become(person);
  await waitFor(() => expect(streams).toHaveLength(1));
  streams[0]?.write('id: 4\n\n');
  await waitFor(() => expect(isOld(QUERY_KEY.feed)).toBe(true));
  isExpired = true;
  streams[0]?.end();
  await waitFor(() => {
    window.dispatchEvent(new Event('online'));
    expect(streams).toHaveLength(2);
  });
  stopWatching();
  expect(asked).toEqual([
    '/notification/stream after null',
    '/notification/stream after 4',
    '/auth/refresh after null',
    '/notification/stream after 4',
  ]);
  expect(ofPages).toEqual(asked.map(() => OF_A_PAGE));
  expect([...readers]).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)]);
  expect(states).not.toContain('broken');
  expect(sessionStore.getState().user).toBe(person);
});

it('a broken stream does not change the connection of a visitor', async () => {
  globalThis.fetch = async () => {
    throw new TypeError('Failed to fetch');
  };
  become(person);
  await streamIs('broken');
  become(undefined);
  await streamIs('open');
});

/** A server that never answers the stream; each opening that the page gives up is counted. */
function silentServer() {
  const seen = { opened: 0, givenUp: 0 };
  globalThis.fetch = (address, init) =>
    new Promise((_resolve, reject) => {
      if (String(address).startsWith('/health/live')) return;
      seen.opened += 1;
      init?.signal?.addEventListener('abort', () => {
        seen.givenUp += 1;
        reject(init.signal?.reason);
      });
    });
  return seen;
}

describe('a line that forgets its sockets without a word', () => {
  beforeEach(() => {
    trustLine();
    jest.useFakeTimers();
  });
  afterEach(() => jest.useRealTimers());
  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

  it('an opening without an answer is given up and tried again', async () => {
    const seen = silentServer();
    become(person);
    await pass(STREAM_LIMITS.opening[0]);
    expect(seen).toEqual({ opened: 1, givenUp: 1 });
    expect(connectionStore.getState().stream).toBe('broken');
    await pass(1_500);
    expect(seen.opened).toBe(2);
  });

  it('a stream that was silent for two and a half comment lines is opened anew', async () => {
    const { streams, seen } = closing(streaming());
    become(person);
    await pass(0);
    streams[0]?.write(': still here\n\n');
    await pass(STREAM_LIMITS.silenceMs - 1);
    expect([streams.length, seen.closed]).toEqual([1, 0]);
    await pass(1_500);
    expect([streams.length, seen.closed]).toEqual([2, 1]);
  });

  it('a stream that misses a pulse is opened anew once another socket is answered', async () => {
    const { streams } = closing(streaming({ answersProbes: true }));
    become(person);
    await pass(0);
    await pass(STREAM_LIMITS.probedMs - 1);
    streams[0]?.write(': still here\n\n');
    await pass(STREAM_LIMITS.probedMs - 1);
    expect(streams).toHaveLength(1);
    await pass(1);
    expect(streams).toHaveLength(2);
    expect(connectionStore.getState().stream).toBe('open');
  });

  it.each([
    ['the network is back', () => window.dispatchEvent(new Event('online')), 2_000],
    ['the page comes to sight', () => document.dispatchEvent(new Event('visibilitychange')), 5_000],
    [
      'the page comes back from the browser’s cache',
      () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })),
      2_000,
    ],
  ])('an old stream is opened anew at once when %s', async (_sign, give, silentMs) => {
    const seen = silentServer();
    become(person);
    await pass(silentMs);
    give();
    await pass(0);
    expect(seen).toEqual({ opened: 2, givenUp: 1 });
  });

  it('a pause ends when the network is back', async () => {
    const seen = silentServer();
    become(person);
    await pass(STREAM_LIMITS.opening[0] + 100);
    window.dispatchEvent(new Event('online'));
    await pass(0);
    expect(seen.opened).toBe(2);
  });
});
