import { isMet, type Measurement, median } from '../measurement.rules.mjs';
import {
  type Call,
  comparisonOf,
  type Observed,
  refusedFirst,
  secondsUntilNormal,
  talliedAnswers,
} from './comparison.rules.js';

const call = (kind: Call['kind'], askedAt: number, ms: number, refusal?: string): Call => ({
  kind,
  askedAt,
  answeredAt: askedAt + ms,
  ...(refusal === undefined ? {} : { refusal }),
});

/** Ten log-ins and ten bookings of so many milliseconds each. */
const calls = (logInMs: number, bookingMs: number): Call[] =>
  Array.from({ length: 10 }, (_, index) => [
    call('log-ins', index * 500, logInMs),
    call('bookings', index * 500, bookingMs),
  ]).flat();

const observed = (fields: Partial<Observed> = {}): Observed => ({
  alone: calls(80, 20),
  attacked: calls(120, 50),
  after: calls(80, 20),
  memory: { before: 300, maximum: 700, after: 330 },
  ...fields,
});

function named(measurements: readonly Measurement[], words: string): Measurement {
  const found = measurements.find(({ name }) => name.includes(words));
  if (!found) throw new Error(`No measurement is named ${words}.`);
  return found;
}
const value = (fields: Partial<Observed>, words: string) => median(named(comparisonOf(observed(fields)), words).values);
const met = (fields: Partial<Observed>, words: string) => isMet(named(comparisonOf(observed(fields)), words));

describe('what people notice of an attack', () => {
  it('is how many times as long their calls take as without it, at most 2 times', () => {
    expect(value({}, 'log-ins, p50')).toBe(1.5);
    expect(met({}, 'log-ins, p50')).toBe(true);
    expect(value({}, 'bookings, p99')).toBe(2.5);
    expect(met({}, 'bookings, p99')).toBe(false);
    expect(met({ attacked: calls(120, 40) }, 'bookings, p99')).toBe(true);
  });

  it('names the milliseconds without and with the attack', () => {
    expect(named(comparisonOf(observed()), 'bookings, p50').name).toBe('bookings, p50: 20 ms alone, 50 ms attacked');
  });

  it('is the slowest of few calls in p99 and not in p50', () => {
    const attacked = [...calls(80, 20), call('log-ins', 5_000, 4_000)];
    expect(value({ attacked }, 'log-ins, p50')).toBe(1);
    expect(value({ attacked }, 'log-ins, p99')).toBe(50);
  });

  it('counts a refused call as one that is never answered', () => {
    const attacked = [...calls(80, 20), call('bookings', 5_000, 2, '503')];
    expect(met({ attacked }, 'bookings, p99')).toBe(false);
    expect(met({ attacked }, 'log-ins, p99')).toBe(true);
    expect(value({ attacked }, 'refused')).toBe(1);
    expect(met({ attacked }, 'refused')).toBe(false);
  });

  it('counts calls refused after the attack, and none of those before', () => {
    expect(value({ after: [call('log-ins', 0, 1, '429')] }, 'refused')).toBe(1);
    expect(value({}, 'refused')).toBe(0);
    expect(met({}, 'refused')).toBe(true);
  });

  it('is not met when people were refused without an attack', () => {
    const alone = calls(80, 20).map((each) => ({ ...each, refusal: '503' }));
    expect(met({ alone, attacked: alone }, 'log-ins, p50')).toBe(false);
  });

  it('is over when calls take at most twice the p99 without the attack, within 10 seconds', () => {
    expect(value({}, 'normal again')).toBe(0);
    const slow = call('bookings', 3_000, 500);
    expect(value({ after: [...calls(80, 20), slow] }, 'normal again')).toBe(3.5);
    expect(met({ after: [...calls(80, 20), slow] }, 'normal again')).toBe(true);
    expect(met({ after: [call('bookings', 9_900, 200)] }, 'normal again')).toBe(false);
  });

  it('cannot be said of calls that nobody made', () => {
    expect(() => comparisonOf(observed({ attacked: [] }))).toThrow('No log-ins were measured.');
  });
});

describe('when calls are normal again', () => {
  it('is when the last slow or refused call was answered', () => {
    const limits = { 'log-ins': 160, bookings: 40 };
    const after = [call('log-ins', 0, 900), call('bookings', 1_000, 100), call('log-ins', 2_000, 150)];
    expect(secondsUntilNormal(after, limits)).toBe(1.1);
    expect(secondsUntilNormal([...after, call('log-ins', 4_000, 10, '503')], limits)).toBe(4.01);
    expect(secondsUntilNormal([], limits)).toBe(0);
  });
});

describe('the memory of the platform', () => {
  it('grows by at most 512 MB under an attack', () => {
    expect(value({}, 'memory at most')).toBe(400);
    expect(met({}, 'memory at most')).toBe(true);
    expect(met({ memory: { before: 300, maximum: 813, after: 300 } }, 'memory at most')).toBe(false);
  });

  it('is at most 1.5 times that without the attack, 10 seconds after it', () => {
    expect(value({}, 'memory 10 s after')).toBe(1.1);
    expect(met({}, 'memory 10 s after')).toBe(true);
    expect(met({ memory: { before: 300, maximum: 700, after: 451 } }, 'memory 10 s after')).toBe(false);
  });
});

describe('the refusal that is shown', () => {
  it('is the first, of any part', () => {
    const refused = call('bookings', 100, 5, '503 away');
    expect(refusedFirst(observed())).toBeUndefined();
    expect(refusedFirst(observed({ attacked: [...calls(1, 1), refused], after: [call('log-ins', 0, 1, '429')] }))).toBe(
      'bookings: 503 away',
    );
  });
});

describe('how the platform answered the attack', () => {
  it('is told by status and count, the most frequent first', () => {
    expect(talliedAnswers(['400', '503', '400', 'closed'])).toBe('400 × 2, 503 × 1, closed × 1');
    expect(talliedAnswers([])).toBe('nothing');
  });
});
