import { MINUTES_BASIS, type MinutesBasis, type Range } from '@pothik/contracts/ride';
import { type Speeds, STATED_SPEEDS } from './stated-speeds.table.js';

/** One completed ride's speed, door to door. */
export interface SpeedSample {
  rideId: string;
  endedAt: Date;
  kilometresPerHour: number;
}

/** So many rides of an hour are experience; fewer are chance. */
export const ENOUGH_RIDES = 20;

/** What is between the slow and the fast end: all but the slowest and the fastest fifth of the rides. */
const SLOW_QUANTILE = 0.2;
const FAST_QUANTILE = 0.8;

/** The minutes that a distance takes at an hour: by completed rides, or as stated until there are enough. Rounded outwards. */
export function minutesOf(
  metres: Range,
  samples: readonly SpeedSample[],
  hour: number,
): { minutes: Range; minutesBasis: MinutesBasis } {
  const learned = samples.length >= ENOUGH_RIDES;
  const { slow, fast } = learned ? speedsOf(samples) : statedSpeeds(hour);
  const low = Math.max(1, Math.floor(minutesAt(metres.low, fast)));
  const high = Math.max(low, Math.ceil(minutesAt(metres.high, slow)));
  return { minutes: { low, high }, minutesBasis: learned ? MINUTES_BASIS.EXPERIENCE : MINUTES_BASIS.STATED };
}

function speedsOf(samples: readonly SpeedSample[]): Speeds {
  const speeds = samples.map(({ kilometresPerHour }) => kilometresPerHour).sort((one, other) => one - other);
  const at = (quantile: number) => speeds[Math.round(quantile * (speeds.length - 1))] as number;
  return { slow: at(SLOW_QUANTILE), fast: at(FAST_QUANTILE) };
}

const statedSpeeds = (hour: number): Speeds => STATED_SPEEDS[hour] as Speeds;
const minutesAt = (metres: number, kilometresPerHour: number): number => (metres / 1000 / kilometresPerHour) * 60;
