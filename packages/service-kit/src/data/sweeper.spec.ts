import { EngineUnavailable } from '@pothik/engines';
import { TestClock } from '@pothik/engines/testing';
import { PinoLogger } from '../logging/pino-logger.js';
import { Sweeper } from './sweeper.js';

const MINUTE = 60_000;

let clock: TestClock;
let sweeper: Sweeper;
let turns: number;
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] });
  clock = new TestClock();
  sweeper = new Sweeper(PinoLogger.create('test', { level: 'silent' }), clock);
  turns = 0;
});
afterEach(async () => {
  await sweeper.onModuleDestroy();
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
});

const counting = async () => {
  turns += 1;
};
const failing = (error: Error) => async () => {
  turns += 1;
  throw error;
};
/** Clock and timers go on together. */
const passes = async (ms: number) => {
  clock.advance(ms);
  await jest.advanceTimersByTimeAsync(ms);
};
const at = (ms: number) => new Date(clock.now().getTime() + ms);

describe('A sweep', () => {
  it('never overlaps itself, and continues after a failure', async () => {
    sweeper.every('failing', MINUTE, failing(new Error('once more')));
    await Promise.all([sweeper.run('failing'), sweeper.run('failing')]);
    expect(turns).toBe(1);
    await sweeper.run('failing');
    expect(turns).toBe(2);
  });

  it('finishes its running turn before the service stops', async () => {
    let ended = false;
    sweeper.every('slow', MINUTE, async () => {
      await new Promise((resolve) => setImmediate(resolve));
      ended = true;
    });
    void sweeper.run('slow');
    await sweeper.onModuleDestroy();
    expect(ended).toBe(true);
  });

  it('looks soon after the start where it is told to, and then once in an interval', async () => {
    sweeper.every('looking', MINUTE, counting, 5_000);
    await passes(5_000);
    expect(turns).toBe(0);
    sweeper.begin();
    await passes(4_999);
    expect(turns).toBe(0);
    await passes(1);
    expect(turns).toBe(1);
    await passes(MINUTE - 1);
    expect(turns).toBe(1);
    await passes(1);
    expect(turns).toBe(2);
  });

  it('that failed is tried again after 5 s while an engine is unavailable, whatever its interval', async () => {
    sweeper.every('away', MINUTE, failing(new EngineUnavailable('mongo', 'away')));
    sweeper.begin();
    await passes(MINUTE);
    for (const turn of [2, 3, 4]) {
      await passes(4_999);
      expect(turns).toBe(turn - 1);
      await passes(1);
      expect(turns).toBe(turn);
    }
  });

  it('that fails for another reason is tried again with growing pauses', async () => {
    sweeper.every('failing', MINUTE, failing(new Error('a bug')));
    sweeper.begin();
    await passes(MINUTE);
    await passes(5_000 + 10_000 + 20_000);
    expect(turns).toBe(4);
    await passes(39_999);
    expect(turns).toBe(4);
  });
});

describe('A safety look', () => {
  it.each([
    ['a minute later, unless the operator sets another interval', undefined, MINUTE],
    ['after the interval that the operator sets', 7_000, 7_000],
  ])('comes again %s', async (_when, safetyLookMs, expectedMs) => {
    sweeper = new Sweeper(PinoLogger.create('test', { level: 'silent' }), clock, undefined, safetyLookMs);
    sweeper.everySafetyLook('left', counting, 0);
    sweeper.begin();
    await passes(0);
    expect(turns).toBe(1);
    await passes(expectedMs - 1);
    expect(turns).toBe(1);
    await passes(1);
    expect(turns).toBe(2);
  });
});

describe('A due sweep', () => {
  it('runs at the moment, not before, and no more afterwards', async () => {
    sweeper.every('due', 10 * MINUTE, counting);
    sweeper.begin();
    sweeper.due('due', at(3_000));
    await passes(2_999);
    expect(turns).toBe(0);
    await passes(1);
    expect(turns).toBe(1);
    await passes(5 * MINUTE);
    expect(turns).toBe(1);
  });

  it('runs at the earliest of many moments, and once for those that have passed', async () => {
    sweeper.every('due', 10 * MINUTE, counting);
    sweeper.begin();
    for (const ms of [3_000, 1_000, 2_000, 1_000]) sweeper.due('due', at(ms));
    await passes(1_000);
    expect(turns).toBe(1);
    expect(jest.getTimerCount()).toBe(1);
  });

  it('goes by the clock: a timer that is early waits for it', async () => {
    sweeper.every('due', 10 * MINUTE, counting);
    sweeper.begin();
    sweeper.due('due', at(1_000));
    await jest.advanceTimersByTimeAsync(5_000);
    expect(turns).toBe(0);
    clock.advance(1_000);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(turns).toBe(1);
  });

  it('runs again when its moment comes while it runs: the turn may have looked before', async () => {
    let end = () => {};
    sweeper.every('due', 10 * MINUTE, async () => {
      turns += 1;
      if (turns === 1) await new Promise<void>((resolve) => (end = resolve));
    });
    sweeper.begin();
    const first = sweeper.run('due');
    sweeper.due('due', at(0));
    await passes(0);
    expect(turns).toBe(1);
    end();
    await first;
    await passes(0);
    expect(turns).toBe(2);
  });

  it('tells its next moment itself', async () => {
    sweeper.every('due', 10 * MINUTE, async () => {
      turns += 1;
      if (turns < 3) sweeper.due('due', at(1_000));
    });
    sweeper.begin();
    sweeper.due('due', at(1_000));
    await passes(1_000);
    await passes(1_000);
    await passes(1_000);
    await passes(1_000);
    expect(turns).toBe(3);
  });

  it('told before the service serves runs once it does', async () => {
    sweeper.every('due', 10 * MINUTE, counting);
    sweeper.due('due', at(0));
    await passes(1_000);
    expect(turns).toBe(0);
    sweeper.begin();
    await passes(0);
    expect(turns).toBe(1);
  });
});
