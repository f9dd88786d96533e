import { isOpen, type RideStatus } from '@pothik/contracts/ride';

/** Whether a change of status can change who has an open ride: not from one open status to another, as between REQUESTED and IN TRANSIT. */
export const changesWhoHasOpenRide = ({ from, to }: { from: RideStatus; to: RideStatus }): boolean =>
  !(isOpen(from) && isOpen(to));
