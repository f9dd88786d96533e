import { MINUTES_BASIS, type MinutesBasis, type Range } from '@pothik/contracts/ride';
import { type Speeds, STATED_SPEEDS } from './stated-speeds.table.js';

/** One completed ride's speed, door to door. */
export interface SpeedSample {
  rideId: string;
  endedAt: Date;
  kilometresPerHour: number;
}

/**
 * So many rides of an hour count as much as the stated speeds: the k of Bühlmann's credibility n/(n+k) (H. Bühlmann,
 * "Experience rating and credibility", ASTIN Bulletin 4, 1967). The figure is the operator's own.
 */
export const EQUAL_RIDES = 20;

/** However many rides say otherwise, minutes are at most so many times more or fewer than stated. */
const FURTHEST = 1.5;

/** What is between the slow and the fast end: all but the slowest and the fastest fifth of the rides. */
const SLOW_QUANTILE = 0.2;
const FAST_QUANTILE = 0.8;

/** The minutes that a distance takes at an hour by the stated speeds alone, from no ride ever ridden. Rounded outwards. */
export const statedMinutesOf = (metres: Range, hour: number): Range => rounded(minutesBy(metres, statedSpeeds(hour)));

/**
 * The minutes that a distance takes at an hour: n rides count n/(n+20), the stated speeds the rest; each end at most 1.5 times off
 * the stated one. Rounded outwards.
 */
export function minutesOf(
  metres: Range,
  samples: readonly SpeedSample[],
  hour: number,
): { minutes: Range; minutesBasis: MinutesBasis } {
  const stated = minutesBy(metres, statedSpeeds(hour));
  if (samples.length === 0) return { minutes: rounded(stated), minutesBasis: MINUTES_BASIS.STATED };
  const ridden = minutesBy(metres, speedsOf(samples));
  const credibility = samples.length / (samples.length + EQUAL_RIDES);
  const blended = (end: keyof Range) =>
    within(credibility * ridden[end] + (1 - credibility) * stated[end], stated[end] / FURTHEST, stated[end] * FURTHEST);
  const isMostlyRidden = samples.length >= EQUAL_RIDES;
  return {
    minutes: rounded({ low: blended('low'), high: blended('high') }),
    minutesBasis: isMostlyRidden ? MINUTES_BASIS.EXPERIENCE : MINUTES_BASIS.STATED,
  };
}

const minutesBy = (metres: Range, { slow, fast }: Speeds): Range => ({
  low: minutesAt(metres.low, fast),
  high: minutesAt(metres.high, slow),
});

function rounded({ low, high }: Range): Range {
  const least = Math.max(1, Math.floor(low));
  return { low: least, high: Math.max(least, Math.ceil(high)) };
}

function speedsOf(samples: readonly SpeedSample[]): Speeds {
  const speeds = samples.map(({ kilometresPerHour }) => kilometresPerHour).sort((one, other) => one - other);
  const at = (quantile: number) => speeds[Math.round(quantile * (speeds.length - 1))] as number;
  return { slow: at(SLOW_QUANTILE), fast: at(FAST_QUANTILE) };
}

const within = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);
const statedSpeeds = (hour: number): Speeds => STATED_SPEEDS[hour] as Speeds;
const minutesAt = (metres: number, kilometresPerHour: number): number => (metres / 1000 / kilometresPerHour) * 60;
