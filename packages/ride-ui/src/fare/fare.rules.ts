import { FARE, type RideEstimate } from '@pothik/contracts/ride';

/** The step of the buttons, in whole BDT. */
const FARE_STEP = 10;

/** Half a step, in whole BDT: what stays below another fare ends here. */
const HALF_STEP = 5;

/** What may be named, in whole BDT. */
export interface FareBounds {
  minimum: number;
  maximum: number;
}

/** The most that may be named: the legal maximum where there is one. */
export const highestFare = (estimate: Pick<RideEstimate, 'ceiling'> | undefined): number =>
  Math.min(estimate?.ceiling ?? FARE.maximum, FARE.maximum);

/** With which fare somebody begins: the middle of the fair band, rounded to ten, never above the legal maximum. */
export function beginningFare(estimate: RideEstimate): number {
  const { low, high } = estimate.fare;
  const middle = Math.round((low + high) / 2 / FARE_STEP) * FARE_STEP;
  return Math.min(Math.max(middle, FARE.minimum), highestFare(estimate));
}

/** The next multiple of ten above or below, within the bounds; of no number the beginning. */
export function steppedFare(
  typed: number,
  direction: 1 | -1,
  { minimum, maximum }: FareBounds,
  beginning = minimum,
): number {
  const tens = typed / FARE_STEP;
  const next = direction === 1 ? Math.floor(tens) * FARE_STEP + FARE_STEP : Math.ceil(tens) * FARE_STEP - FARE_STEP;
  return Math.min(Math.max(Number.isFinite(typed) ? next : beginning, minimum), maximum);
}

/** The highest fare below another one that people would say: a multiple of five, never below the minimum. */
export const roundFareBelow = (fare: number, minimum: number): number =>
  Math.max(minimum, Math.floor((fare - 1) / HALF_STEP) * HALF_STEP);
