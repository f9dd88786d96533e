import { type AvailabilityCause, type DriverView, keepsOffline } from '@pothik/contracts/driver';
import { minuteOfEnd } from '@pothik/contracts/platform';

export type OfflineReason = Exclude<AvailabilityCause, 'switched'> | 'pause-over' | 'settled';

/** Whether the driver may not go ONLINE yet. `now` in milliseconds since 1970. */
export const isPaused = ({ pausedUntil }: Pick<DriverView, 'pausedUntil'>, now: number): boolean =>
  pausedUntil !== undefined && now < Date.parse(pausedUntil);

/** Whether a change waits that the driver cannot drive with: another type, plate or licence. */
export const isHeld = ({ waitingChange }: Pick<DriverView, 'waitingChange'>): boolean =>
  keepsOffline((waitingChange?.changes ?? []).map(({ field }) => field));

/** When a pause ends, as it is shown: a minute that has begun counts as the next one. Milliseconds since 1970. */
export const pauseEndOf = ({ pausedUntil = '' }: Pick<DriverView, 'pausedUntil'>): number =>
  minuteOfEnd(new Date(pausedUntil)).getTime();

/**
 * Why a driver is OFFLINE without having switched: unanswered requests, a log-out, a phone out of reach, a suspension that has
 * ended, a change that is being checked (`settled`: it no longer is), or a pause (`pause-over`: it has ended). A change and a
 * pause are the reason for as long as they last.
 */
export function offlineReasonOf(
  driver: Pick<DriverView, 'status' | 'availabilityStatus' | 'availabilityCause' | 'waitingChange'>,
  paused: boolean,
): OfflineReason | undefined {
  const { status, availabilityStatus, availabilityCause } = driver;
  if (status !== 'APPROVED' || availabilityStatus !== 'OFFLINE') return undefined;
  if (isHeld(driver)) return 'changed';
  if (paused) return 'cancelled-soon';
  if (availabilityCause === 'changed') return 'settled';
  if (availabilityCause === 'cancelled-soon') return 'pause-over';
  return availabilityCause === 'switched' ? undefined : availabilityCause;
}

/** What is stored when a driver has seen why; the next time, the next change and the end of a pause have another text. */
export function seenMarkOf(
  reason: OfflineReason,
  {
    availabilitySince = '',
    pausedUntil = '',
    waitingChange,
  }: Pick<DriverView, 'availabilitySince' | 'pausedUntil' | 'waitingChange'>,
): string {
  if (reason === 'cancelled-soon' || reason === 'pause-over') return `${reason} ${pausedUntil}`;
  return `${reason} ${availabilitySince}${waitingChange ? ` ${waitingChange.number}` : ''}`;
}
