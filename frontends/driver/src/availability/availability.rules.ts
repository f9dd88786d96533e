import type { AvailabilityCause, DriverView } from '@pothik/contracts/driver';

/** Why a driver is OFFLINE without having switched: unanswered requests, a log-out, a phone out of reach, or a suspension that has ended. */
export function offlineReasonOf({
  status,
  availabilityStatus,
  availabilityCause,
}: Pick<DriverView, 'status' | 'availabilityStatus' | 'availabilityCause'>):
  | Exclude<AvailabilityCause, 'switched'>
  | undefined {
  if (status !== 'APPROVED' || availabilityStatus !== 'OFFLINE') return undefined;
  return availabilityCause === 'switched' ? undefined : availabilityCause;
}

/** What is stored when a driver has seen why; the next time has another text. */
export const seenMarkOf = ({
  availabilityCause,
  availabilitySince = '',
}: Pick<DriverView, 'availabilityCause' | 'availabilitySince'>): string => `${availabilityCause} ${availabilitySince}`;
