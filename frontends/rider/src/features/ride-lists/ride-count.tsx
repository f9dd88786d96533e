import type { RideListQuery } from '@pothik/ride-ui';
import { useFormat } from '@pothik/ui-kit';
import { useRideListText } from './ride-list-text';

/** How many rides a list has over all its pages. */
export function RideCount({ list }: { list: RideListQuery }) {
  const text = useRideListText();
  const { number } = useFormat();
  const total = list.data?.meta.total;
  return total ? <span className="rider-quiet">{text.rideCount(number(total), total === 1)}</span> : null;
}
