import type { RideView } from '@pothik/contracts/ride';
import { RideList, type RideListQuery } from '@pothik/ride-ui';
import { Card, type Column, EmptyState, VehicleDrawing } from '@pothik/ui-kit';
import type { ReactNode } from 'react';
import { NotLoaded } from '../../rides/not-loaded';
import { ListTop } from './list-top';
import { useRideListText } from './ride-list-text';

export interface RiderRideListProps {
  caption: string;
  list: RideListQuery;
  columns: readonly Column<RideView>[];
  /** What an empty list says. */
  emptyText: string;
  emptyAction: ReactNode;
}

/** A list of a rider's rides; 'No Rides Found' when it is empty. */
export function RiderRideList({ emptyText, emptyAction, ...rides }: RiderRideListProps) {
  const text = useRideListText();
  const empty = (
    <EmptyState title={text.none} art={<VehicleDrawing type="CNG" />} action={emptyAction}>
      {emptyText}
    </EmptyState>
  );
  const failed = (
    <Card>
      <NotLoaded title={text.failed} query={rides.list} />
    </Card>
  );
  return (
    <RideList
      {...rides}
      className="rider-rides"
      hrefOf={(rideId) => `/rider/rides/${rideId}`}
      empty={empty}
      failed={failed}
      Frame={ListTop}
    />
  );
}
