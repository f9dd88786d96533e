import { useRideList } from '@pothik/ride-ui';
import { Button, PageHead, pageOfAddress } from '@pothik/ui-kit';
import { Link, useSearchParams } from 'react-router';
import { useRideColumns } from './ride-columns';
import { RideCount } from './ride-count';
import { requestFilter } from './ride-list.rules';
import { useRideListText } from './ride-list-text';
import { RiderRideList } from './rider-ride-list';

/** Cancelled rides: by whom and why. */
export function Cancelled() {
  const text = useRideListText();
  const [parameters] = useSearchParams();
  const list = useRideList(requestFilter(parameters), pageOfAddress(parameters));
  const { date, vehicle, way, fare, status, ending } = useRideColumns();
  const allRides = (
    <Button asChild>
      <Link to="/rider/activity">{text.showAll}</Link>
    </Button>
  );
  return (
    <div className="ui-page">
      <PageHead title={text.cancelled} aside={<RideCount list={list} />} />
      <RiderRideList
        caption={text.cancelled}
        list={list}
        columns={[date, vehicle, way, fare, status, ending]}
        emptyText={text.noneCancelled}
        emptyAction={allRides}
      />
    </div>
  );
}
