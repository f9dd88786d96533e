import { rideRoutes } from '@pothik/contracts/routes';
import { forgetTime, serverNow } from '../clock/server-clock';
import { NetworkFailure } from '../refusals/refusal';
import { exchange } from './exchange';
import { CALL_LIMITS } from './limits.rules';
import { doubtLine, onLost, trustLine } from './line';

type Answer = (response: Response) => void;

/** A platform that answers only what a test answers; `given up` counts the tries that the page gave up. */
function silentPlatform() {
  const tries: { answer: Answer; key: string | null }[] = [];
  const seen = { givenUp: 0 };
  globalThis.fetch = jest.fn(
    (_address, init) =>
      new Promise<Response>((resolve, reject) => {
        tries.push({ answer: resolve, key: new Headers(init?.headers).get('idempotency-key') });
        init?.signal?.addEventListener('abort', () => {
          seen.givenUp += 1;
          reject(init.signal?.reason);
        });
      }),
  );
  return { tries, seen };
}

const success = (headers: Record<string, string> = {}) =>
  new Response(JSON.stringify({ success: true, message: '', data: null }), { headers });
const read = (signal?: AbortSignal) => exchange(rideRoutes.currentRide, {}, signal ? { signal } : {});
const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => {
  jest.useFakeTimers();
  trustLine();
});
afterEach(() => {
  jest.useRealTimers();
  forgetTime();
});

describe('a read without an answer', () => {
  it('is asked again after its time limit', async () => {
    const { tries, seen } = silentPlatform();
    const asked = read();
    await pass(CALL_LIMITS.read[0]);
    expect([tries.length, seen.givenUp]).toEqual([2, 1]);
    tries[1]?.answer(success());
    await expect(asked).resolves.toBeNull();
  });

  it('fails as a lost network after the last limit, and tells that answers are lost', async () => {
    silentPlatform();
    const lost = jest.fn();
    const stop = onLost(lost);
    const failed = expect(read()).rejects.toBeInstanceOf(NetworkFailure);
    await pass(CALL_LIMITS.read[0] + CALL_LIMITS.read[1]);
    await failed;
    stop();
    expect(lost).toHaveBeenCalledTimes(2);
  });

  it('is asked again at once when the line is doubted, and soon while it is', async () => {
    const { tries } = silentPlatform();
    const asked = read();
    await pass(2_000);
    doubtLine();
    await pass(0);
    expect(tries).toHaveLength(2);
    await pass(CALL_LIMITS.doubtfulRead[0]);
    expect(tries).toHaveLength(3);
    tries[2]?.answer(success());
    await expect(asked).resolves.toBeNull();
  });

  it('is left alone by a doubt when it was sent a moment ago', async () => {
    const { tries } = silentPlatform();
    const asked = read();
    await pass(100);
    doubtLine();
    await pass(0);
    expect(tries).toHaveLength(1);
    tries[0]?.answer(success());
    await asked;
  });

  it('ends when nobody wants it any more, and is not asked again', async () => {
    const { tries } = silentPlatform();
    const closing = new AbortController();
    const ended = expect(read(closing.signal)).rejects.toMatchObject({ name: 'AbortError' });
    closing.abort();
    await ended;
    await pass(CALL_LIMITS.read[0]);
    expect(tries).toHaveLength(1);
  });
});

it('a command is repeated under the same key when the line is doubted', async () => {
  const { tries } = silentPlatform();
  const sent = exchange(rideRoutes.sendSos, { rideId: '0123456789abcdef01234567' });
  await pass(2_000);
  doubtLine();
  await pass(0);
  expect(tries).toHaveLength(2);
  expect(tries[1]?.key).toBe(tries[0]?.key);
  tries[1]?.answer(success());
  await sent;
});

it('answers teach the server’s time to a device that is five minutes ahead', async () => {
  const { tries } = silentPlatform();
  const server = Date.parse('2026-11-02T06:00:00.000Z');
  jest.setSystemTime(server + 300_000);
  const asked = read();
  tries[0]?.answer(success({ date: new Date(server).toUTCString() }));
  await asked;
  expect(Math.abs(serverNow() - server)).toBeLessThan(1_000);
});
