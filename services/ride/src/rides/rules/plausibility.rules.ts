import { straightMetres } from '@pothik/contracts/platform';
import { REVIEW_REASON, REVIEW_STATE, type ReviewReason, RIDE_STATUS } from '@pothik/contracts/ride';
import type { Ride, RideChange } from './ride.rules.js';

/** The operator's bounds; 0 switches one off. */
export interface PlausibleBounds {
  shortestSeconds: number;
  /** Between pickup and drop-off, in km/h. */
  fastestKmh: number;
  /** The speed that the dearest plausible fare assumes, in km/h. */
  fareKmh: number;
}

/** What a tariff, or the law, asks for; BDT. */
export interface AskedRates {
  base: number;
  baseKilometres: number;
  perKilometre: number;
  perMinute: number;
  waitingPerMinute?: number;
  minimum?: number;
}

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * Why a ride that was ridden as stated is no plausible one; none for a plausible ride.
 * @param rates those that may apply, of which the dearest counts; without any the fare is not checked
 */
export function implausibilityOf(ride: Ride, rates: readonly AskedRates[], bounds: PlausibleBounds): ReviewReason[] {
  const { pickedUpAt, endedAt, pickupPoint, dropPoint } = ride;
  if (pickedUpAt === null || endedAt === null) return [];
  const ms = endedAt.getTime() - pickedUpAt.getTime();
  const metres = pickupPoint && dropPoint ? straightMetres(pickupPoint, dropPoint) : 0;
  const { shortestSeconds, fastestKmh, fareKmh } = bounds;
  return [
    ...(ms < shortestSeconds * SECOND_MS ? [REVIEW_REASON.TOO_QUICK] : []),
    // Multiplied, not divided: a ride may take no time.
    ...(fastestKmh > 0 && metres / 1000 > fastestKmh * (ms / HOUR_MS) ? [REVIEW_REASON.TOO_FAST] : []),
    ...(fareKmh > 0 && isTooDear(ride, rates, ms, fareKmh) ? [REVIEW_REASON.FARE_TOO_HIGH] : []),
  ];
}

/** Puts an implausible ride under review when it is completed; leaves any other change as it is. */
export function flagImplausible(change: RideChange, rates: readonly AskedRates[], bounds: PlausibleBounds): RideChange {
  if (change.ride.status !== RIDE_STATUS.COMPLETED) return change;
  const reasons = implausibilityOf(change.ride, rates, bounds);
  if (reasons.length === 0) return change;
  return { ...change, ride: { ...change.ride, review: { state: REVIEW_STATE.REVIEW, reasons } } };
}

function isTooDear({ fare, arrivedAt, pickedUpAt }: Ride, rates: readonly AskedRates[], ms: number, kmh: number) {
  if (fare === null || rates.length === 0) return false;
  const waitedMs = arrivedAt && pickedUpAt ? Math.max(0, pickedUpAt.getTime() - arrivedAt.getTime()) : 0;
  const most = rates.map((rate) => costOf(rate, kmh * (ms / HOUR_MS), ms / MINUTE_MS, waitedMs / MINUTE_MS));
  return fare > Math.ceil(Math.max(...most));
}

const costOf = (rates: AskedRates, kilometres: number, minutes: number, waitedMinutes: number): number =>
  Math.max(
    rates.minimum ?? 0,
    rates.base + Math.max(0, kilometres - rates.baseKilometres) * rates.perKilometre + minutes * rates.perMinute,
  ) +
  waitedMinutes * (rates.waitingPerMinute ?? 0);
