import { TestClock } from '@pothik/engines/testing';
import { Sweeper } from '@pothik/service-kit';
import { PinoLogger } from '@pothik/service-kit/host';
import { Types } from 'mongoose';
import { DUE_RIDES_SWEEP, DueRides } from './due-rides.js';
import { later } from './rules/ride.rules.js';
import type { DeadlinesOfRide } from './rules/ride-deadline.rules.js';

const NONE: DeadlinesOfRide = { answerBy: null, pickUpBy: null, alertAt: null, endBy: null };

let clock: TestClock;
let sweeper: Sweeper;
let rides: DueRides;
/** What each turn of the sweep was given. */
let turns: string[][];
beforeEach(() => {
  jest.useFakeTimers();
  clock = new TestClock();
  sweeper = new Sweeper(PinoLogger.create('test', { level: 'silent' }), clock);
  rides = new DueRides(clock, sweeper);
  turns = [];
  sweeper.every(DUE_RIDES_SWEEP, 3_600_000, async () => {
    turns.push(rides.take());
  });
  sweeper.begin();
});
afterEach(async () => {
  await sweeper.onModuleDestroy();
  jest.useRealTimers();
});

const ride = (deadlines: Partial<Record<keyof DeadlinesOfRide, number>>, _id = new Types.ObjectId()) => {
  const times = Object.entries(deadlines).map(([name, ms]) => [name, later(clock.now(), ms)]);
  return { _id, ...NONE, ...Object.fromEntries(times) } as DeadlinesOfRide & { _id: Types.ObjectId };
};
const passes = async (ms: number) => {
  clock.advance(ms);
  await jest.advanceTimersByTimeAsync(ms);
};
const idsOf = (...some: { _id: Types.ObjectId }[]) => some.map(({ _id }) => _id.toString());

describe('A ride that was written', () => {
  it('is taken at its earliest deadline, not before and once', async () => {
    const written = ride({ answerBy: 30_000, endBy: 60_000 });
    rides.hold(written);
    await passes(29_999);
    expect(turns.flat()).toEqual([]);
    await passes(251);
    expect(turns).toEqual([idsOf(written)]);
    await passes(60_000);
    expect([turns.flat(), rides.size]).toEqual([idsOf(written), 0]);
  });

  it('is taken by its latest deadline alone, and not at all once it has none', async () => {
    const [passedOn, answered] = [ride({ answerBy: 1_000 }), ride({ answerBy: 1_000 })];
    rides.hold(passedOn);
    rides.hold(answered);
    rides.hold(ride({ answerBy: 31_000 }, passedOn._id));
    rides.hold(ride({}, answered._id));
    await passes(30_000);
    expect(turns.flat()).toEqual([]);
    await passes(2_000);
    expect(turns.flat()).toEqual(idsOf(passedOn));
  });

  it('is taken together with others of the same moment, and wakes the sweep for later ones', async () => {
    const written = [ride({ answerBy: 1_010 }), ride({ answerBy: 1_200 }), ride({ answerBy: 9_000 })] as const;
    for (const one of written) rides.hold(one);
    await passes(1_250);
    expect(turns).toEqual([idsOf(written[0], written[1])]);
    await passes(8_000);
    expect(turns.flat()).toEqual(idsOf(...written));
  });

  it('is left to the safety look when its deadline is hours away, or has passed', () => {
    rides.hold(ride({ pickUpBy: 45 * 60_000 }));
    rides.hold(ride({ answerBy: -1 }));
    expect(rides.size).toBe(0);
  });
});

describe('A ride that was found', () => {
  it('is taken two seconds after its deadline: its writer goes first', async () => {
    const found = ride({ answerBy: 1_000 });
    rides.holdFound(found);
    await passes(2_999);
    expect(turns.flat()).toEqual([]);
    await passes(251);
    expect(turns.flat()).toEqual(idsOf(found));
  });

  it('changes nothing of one that was written here', async () => {
    const written = ride({ answerBy: 1_000 });
    rides.hold(written);
    rides.holdFound(written);
    await passes(1_250);
    expect(turns.flat()).toEqual(idsOf(written));
  });
});

it('never holds more than 50,000 rides', () => {
  for (let count = 0; count < 50_010; count += 1) rides.hold(ride({ answerBy: 60_000 }));
  expect(rides.size).toBe(50_000);
});
