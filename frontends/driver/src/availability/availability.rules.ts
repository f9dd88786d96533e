import type { AvailabilityCause, DriverView } from '@pothik/contracts/driver';

/** Why a driver is OFFLINE without having switched: unanswered requests, or a suspension that has ended. */
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
