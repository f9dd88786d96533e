import { FARE, type RideEstimate } from '@pothik/contracts/ride';

/** The step of the buttons, in whole BDT. */
const STEP = 10;

/** The most that may be offered: the legal maximum where there is one. */
export const highestOffer = (estimate: Pick<RideEstimate, 'ceiling'> | undefined): number =>
  Math.min(estimate?.ceiling ?? FARE.maximum, FARE.maximum);

/** With which offer the rider begins: the middle of the fair band, rounded to ten, never above the legal maximum. */
export function beginningOffer(estimate: RideEstimate): number {
  const { low, high } = estimate.fare;
  const middle = Math.round((low + high) / 2 / STEP) * STEP;
  return Math.min(Math.max(middle, FARE.minimum), highestOffer(estimate));
}

/** The next multiple of ten above or below, within the bounds; of no number the lower bound. */
export function steppedOffer(typed: number, direction: 1 | -1, { minimum, maximum }: OfferBounds): number {
  if (!Number.isFinite(typed)) return minimum;
  const next = direction === 1 ? Math.floor(typed / STEP) * STEP + STEP : Math.ceil(typed / STEP) * STEP - STEP;
  return Math.min(Math.max(next, minimum), maximum);
}

/** What may be offered, in whole BDT. */
export interface OfferBounds {
  minimum: number;
  maximum: number;
}
