import { type Range, RIDE_DEADLINE, type RideEstimate } from '@pothik/contracts/ride';

/** Where a fare stands to a ride's fair band; `over-ceiling` is above the legal maximum. */
export type FareStanding = 'fair' | 'below' | 'above' | 'over-ceiling';

/** Where a fare in whole BDT stands; undefined for a ride without an estimate. */
export function fareStanding(
  fare: number,
  estimate: Pick<RideEstimate, 'fare' | 'ceiling'> | undefined,
): FareStanding | undefined {
  if (!estimate) return undefined;
  const { fare: band, ceiling } = estimate;
  if (ceiling !== null && fare > ceiling) return 'over-ceiling';
  if (fare < band.low) return 'below';
  return fare > band.high ? 'above' : 'fair';
}

/** Metres as kilometres with one decimal; the lower end is rounded down and the higher one up, so that the range never shrinks. */
export const kilometresOf = ({ low, high }: Range): Range => ({
  low: Math.floor(low / 100) / 10,
  high: Math.ceil(high / 100) / 10,
});

/** Nobody waits so many minutes for a driver: twice the time in which the rider must be picked up. */
const FAR_MINUTES = (2 * RIDE_DEADLINE.pickUpMs) / 60_000;

/** Whether a driver may take longer than anybody waits: then the distance says more than the minutes. */
export const isFarAway = ({ high }: Range): boolean => high > FAR_MINUTES;

/** Minutes are whole ones: those of a shorter ride, in metres, tell nothing of how fast one drives. */
const TELLING_METRES = 1_000;

/**
 * The minutes that a way to the pickup takes at the speeds of the ride's own estimate, rounded outwards; undefined for a ride too
 * short to tell them, and for who is far away.
 */
export function minutesOfWay(
  way: Range,
  { metres, minutes }: Pick<RideEstimate, 'metres' | 'minutes'>,
): Range | undefined {
  if (metres.low < TELLING_METRES) return undefined;
  const at = (end: keyof Range) => (way[end] * minutes[end]) / metres[end];
  const low = Math.max(1, Math.floor(at('low')));
  const range = { low, high: Math.max(low, Math.ceil(at('high'))) };
  return isFarAway(range) ? undefined : range;
}

/** Minutes as people say them: half hours where even the least is an hour; rounded outwards. */
export function durationOf(minutes: Range): { range: Range; unit: 'minutes' | 'hours' } {
  if (minutes.low < 60 || !isFarAway(minutes)) return { range: minutes, unit: 'minutes' };
  const { low, high } = minutes;
  return { range: { low: Math.floor(low / 30) / 2, high: Math.ceil(high / 30) / 2 }, unit: 'hours' };
}

/** A way as people say it: from a kilometre on with one decimal. */
export const wayOf = (metres: number): { value: number; unit: 'metres' | 'kilometres' } =>
  metres < 1_000
    ? { value: Math.round(metres), unit: 'metres' }
    : { value: Math.round(metres / 100) / 10, unit: 'kilometres' };

type Words = (value: number) => string;

/** A range in words: both ends, or one figure where they are the same. `first` writes the lower end, such as with its currency. */
export const rangeText = ({ low, high }: Range, number: Words, first: Words = number): string =>
  low === high ? first(low) : `${first(low)}–${number(high)}`;
