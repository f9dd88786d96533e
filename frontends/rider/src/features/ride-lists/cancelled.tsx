import { Button, PageHead, pageOfAddress } from '@pothik/ui-kit';
import { Link, useSearchParams } from 'react-router';
import { useRideColumns } from './ride-columns';
import { RideCount } from './ride-count';
import { RideList } from './ride-list';
import { useRideListText } from './ride-list-text';
import { useRideList } from './use-ride-list';

/** Rides that were cancelled: by whom and why. */
export function Cancelled() {
  const text = useRideListText();
  const [parameters] = useSearchParams();
  const list = useRideList('CANCELLED', pageOfAddress(parameters));
  const { date, vehicle, way, fare, status, ending } = useRideColumns();
  const allRides = (
    <Button asChild>
      <Link to="/rider/activity">{text.showAll}</Link>
    </Button>
  );
  return (
    <div className="ui-page">
      <PageHead title={text.cancelled} aside={<RideCount list={list} />} />
      <RideList
        caption={text.cancelled}
        list={list}
        columns={[date, vehicle, way, fare, status, ending]}
        emptyText={text.noneCancelled}
        emptyAction={allRides}
      />
    </div>
  );
}
