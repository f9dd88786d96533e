import type { RideView } from '@pothik/contracts/ride';
import { RideList, type RideListQuery } from '@pothik/ride-ui';
import { type Column, EmptyState } from '@pothik/ui-kit';
import { FolderOpen } from 'lucide-react';
import { LoadFailed } from '../../loading/load-failed';
import { useRideListsText } from './ride-lists-text';

export interface DriverRideListProps {
  caption: string;
  list: RideListQuery;
  columns: readonly Column<RideView>[];
  /** What an empty list says. */
  emptyText: string;
}

/** A list of rides that this driver was asked to drive; 'No Rides Found' when it is empty. */
export function DriverRideList({ emptyText, ...rides }: DriverRideListProps) {
  const text = useRideListsText();
  const empty = (
    <EmptyState title={text.none} art={<FolderOpen />}>
      {emptyText}
    </EmptyState>
  );
  return (
    <RideList
      {...rides}
      className="driver-rides"
      hrefOf={(rideId) => `/driver/rides/${rideId}`}
      empty={empty}
      failed={<LoadFailed title={text.failed} query={rides.list} />}
    />
  );
}
