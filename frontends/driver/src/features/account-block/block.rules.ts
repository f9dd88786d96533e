import type { DriverStatus } from '@pothik/contracts/driver';

/** What stands between a driver and the pages: nothing, a dialog, or only the ride that is under way. */
export type Block = 'none' | 'pending' | 'suspended' | 'suspended-on-ride';

/** A pending or suspended driver is stopped; one suspended during an engaged ride may finish it first. */
export function blockOf(status: DriverStatus, engaged: boolean): Block {
  if (status === 'PENDING') return 'pending';
  if (status === 'SUSPENDED') return engaged ? 'suspended-on-ride' : 'suspended';
  return 'none';
}
