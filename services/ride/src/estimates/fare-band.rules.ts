import { FARE, type LegalRates, type Range } from '@pothik/contracts/ride';

/** The rates that make a fare; waiting at the pickup is not known beforehand, and no part of an estimate. */
export interface BandRates extends LegalRates {
  minimum: number;
  legal?: LegalRates | null;
}

export interface FareBand {
  fare: Range;
  ceiling: number | null;
}

/** Shown fares are whole steps of so many BDT. */
const STEP = 10;

/**
 * The fair band in whole BDT: its low end from the low ends of distance (`metres`) and time (`minutes`), its high end from
 * the high ones, rounded outwards to 10; but never below the minimum and never above the legal ceiling. The ceiling is of
 * `statedMinutes`, which no ride has ever changed.
 */
export function fareBand(rates: BandRates, metres: Range, minutes: Range, statedMinutes: Range): FareBand {
  const least = Math.max(rates.minimum, costOf(rates, metres.low, minutes.low));
  const most = Math.max(rates.minimum, costOf(rates, metres.high, minutes.high));
  const ceiling = rates.legal ? fareOf(Math.floor(costOf(rates.legal, metres.high, statedMinutes.high))) : null;
  const top = ceiling ?? FARE.maximum;
  const minimum = fareOf(Math.min(Math.ceil(rates.minimum), top));
  const low = Math.max(stepDown(Math.min(least, top)), minimum);
  const rounded = stepUp(Math.min(most, top));
  const high = rounded > top ? stepDown(top) : rounded;
  return { fare: { low, high: Math.max(low, high) }, ceiling };
}

const costOf = (
  { base, baseKilometres, perKilometre, perMinute }: LegalRates,
  metres: number,
  minutes: number,
): number => base + Math.max(0, metres / 1000 - baseKilometres) * perKilometre + minutes * perMinute;

const fareOf = (taka: number): number => Math.min(FARE.maximum, Math.max(FARE.minimum, taka));
const stepDown = (taka: number): number => Math.floor(taka / STEP) * STEP;
const stepUp = (taka: number): number => Math.ceil(taka / STEP) * STEP;
