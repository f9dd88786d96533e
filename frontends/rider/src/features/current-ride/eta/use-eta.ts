import type { RideEstimate, RideView } from '@pothik/contracts/ride';
import { useHasPassed } from '@pothik/ride-ui';
import { destinationOf, OLD_AFTER_MS } from './eta.rules';
import { useDriverPosition } from './use-driver-position';
import { useDriverWay } from './use-driver-way';

/** Where the driver of a ride is, how old that is, and how far it still is. */
export type Eta = ReturnType<typeof useEta>;

/** `position`: undefined while it is loading or nobody goes anywhere, null while unknown. */
export function useEta(ride: RideView) {
  const to = destinationOf(ride);
  const position = useDriverPosition(ride._id, to !== undefined);
  const isOld = useHasPassed(position ? Date.parse(position.at) + OLD_AFTER_MS : undefined);
  const { vehicleType } = ride.driver.vehicle;
  const way: RideEstimate | undefined = useDriverWay({ from: position?.point, to, vehicleType });
  return { position, isOld, way };
}
