import type { DriverStatus } from '@pothik/contracts/driver';

/** What a driver is shown instead of the pages: nothing, a dialog, or only the ride under way and its fare. */
export type Block = 'none' | 'pending' | 'suspended' | 'suspended-on-ride';

/** A pending or suspended driver is blocked; one suspended during a ride may finish it and collect its fare first. */
export function blockOf(status: DriverStatus, hasRide: boolean): Block {
  if (status === 'PENDING') return 'pending';
  if (status === 'SUSPENDED') return hasRide ? 'suspended-on-ride' : 'suspended';
  return 'none';
}
