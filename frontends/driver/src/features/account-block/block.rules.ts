import type { DriverStatus } from '@pothik/contracts/driver';

/** What a driver is shown instead of the pages: nothing, a dialog, or only the ride under way. */
export type Block = 'none' | 'pending' | 'suspended' | 'suspended-on-ride';

/** A pending or suspended driver is blocked; one suspended during an engaged ride may finish it first. */
export function blockOf(status: DriverStatus, engaged: boolean): Block {
  if (status === 'PENDING') return 'pending';
  if (status === 'SUSPENDED') return engaged ? 'suspended-on-ride' : 'suspended';
  return 'none';
}
