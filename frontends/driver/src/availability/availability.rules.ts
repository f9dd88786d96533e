import type { AvailabilityCause, DriverView } from '@pothik/contracts/driver';

export type OfflineReason = Exclude<AvailabilityCause, 'switched'> | 'pause-over';

const MINUTE_MS = 60_000;

/** Whether the driver may not go ONLINE yet. `now` in milliseconds since 1970. */
export const isPaused = ({ pausedUntil }: Pick<DriverView, 'pausedUntil'>, now: number): boolean =>
  pausedUntil !== undefined && now < Date.parse(pausedUntil);

/** When a pause ends, as it is shown: a minute that has begun counts as the next one. Milliseconds since 1970. */
export const pauseEndOf = ({ pausedUntil = '' }: Pick<DriverView, 'pausedUntil'>): number =>
  Math.ceil(Date.parse(pausedUntil) / MINUTE_MS) * MINUTE_MS;

/**
 * Why a driver is OFFLINE without having switched: unanswered requests, a log-out, a phone out of reach, a pause or its end, or
 * a suspension that has ended. A pause is the reason for as long as it lasts.
 */
export function offlineReasonOf(
  {
    status,
    availabilityStatus,
    availabilityCause,
  }: Pick<DriverView, 'status' | 'availabilityStatus' | 'availabilityCause'>,
  paused: boolean,
): OfflineReason | undefined {
  if (status !== 'APPROVED' || availabilityStatus !== 'OFFLINE') return undefined;
  if (paused) return 'cancelled-soon';
  if (availabilityCause === 'cancelled-soon') return 'pause-over';
  return availabilityCause === 'switched' ? undefined : availabilityCause;
}

/** What is stored when a driver has seen why; the next time, and the end of a pause, have another text. */
export const seenMarkOf = (
  reason: OfflineReason,
  { availabilitySince = '', pausedUntil = '' }: Pick<DriverView, 'availabilitySince' | 'pausedUntil'>,
): string => `${reason} ${reason === 'cancelled-soon' || reason === 'pause-over' ? pausedUntil : availabilitySince}`;
