import type { RideStatus } from '@pothik/contracts/ride';
import { type RideListQuery, useRideList } from '@pothik/ride-ui';
import { useMyDriver } from '../../profile/use-my-driver';

/** One page of the rides of a status that this driver was asked to drive; rides they took as a rider are excluded. */
export function useDriverRideList(rideStatus: RideStatus, page: number): RideListQuery {
  const driver = useMyDriver().data?._id;
  return useRideList(driver === undefined ? undefined : { driver, rideStatus }, page);
}
