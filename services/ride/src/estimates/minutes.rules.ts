import { MINUTES_BASIS, type MinutesBasis, type Range } from '@pothik/contracts/ride';
import { type Speeds, STATED_SPEEDS } from './stated-speeds.table.js';

/** One completed ride's speed, door to door. */
export interface SpeedSample {
  rideId: string;
  endedAt: Date;
  kilometresPerHour: number;
}

/** So many rides of an hour weigh as much as what is stated; fewer are called chance. */
export const ENOUGH_RIDES = 20;
/** However many rides say so, a speed is at most so many times what is stated, and at least that part of it. */
export const FURTHEST_FROM_STATED = 1.5;

/** What is between the slow and the fast end: all but the slowest and the fastest fifth of the rides. */
const SLOW_QUANTILE = 0.2;
const FAST_QUANTILE = 0.8;

/** The minutes that a distance takes at an hour, as stated for Dhaka alone. Rounded outwards. */
export const statedMinutes = (metres: Range, hour: number): Range => minutesBetween(metres, statedSpeeds(hour));

/**
 * The minutes that a distance takes at an hour: what is stated, blended with completed rides by how many these are.
 * Rounded outwards.
 */
export function minutesOf(
  metres: Range,
  samples: readonly SpeedSample[],
  hour: number,
): { minutes: Range; minutesBasis: MinutesBasis } {
  const isExperience = samples.length >= ENOUGH_RIDES;
  return {
    minutes: minutesBetween(metres, blendedSpeeds(statedSpeeds(hour), samples)),
    minutesBasis: isExperience ? MINUTES_BASIS.EXPERIENCE : MINUTES_BASIS.STATED,
  };
}

/** Credibility n / (n + k), after Bühlmann (Experience rating and credibility, ASTIN Bulletin 4, 1967): few rides move little. */
function blendedSpeeds(stated: Speeds, samples: readonly SpeedSample[]): Speeds {
  if (samples.length === 0) return stated;
  const speeds = samples.map(({ kilometresPerHour }) => kilometresPerHour).sort((one, other) => one - other);
  const weight = samples.length / (samples.length + ENOUGH_RIDES);
  const blend = (said: number, quantile: number) => {
    const driven = speeds[Math.round(quantile * (speeds.length - 1))] as number;
    const blended = said + weight * (driven - said);
    return Math.min(said * FURTHEST_FROM_STATED, Math.max(said / FURTHEST_FROM_STATED, blended));
  };
  return { slow: blend(stated.slow, SLOW_QUANTILE), fast: blend(stated.fast, FAST_QUANTILE) };
}

function minutesBetween(metres: Range, { slow, fast }: Speeds): Range {
  const low = Math.max(1, Math.floor(minutesAt(metres.low, fast)));
  return { low, high: Math.max(low, Math.ceil(minutesAt(metres.high, slow))) };
}

const statedSpeeds = (hour: number): Speeds => STATED_SPEEDS[hour] as Speeds;
const minutesAt = (metres: number, kilometresPerHour: number): number => (metres / 1000 / kilometresPerHour) * 60;
