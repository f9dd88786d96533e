import { totalFareOf } from '@pothik/ride-ui';
import { PageHead, pageOfAddress, useFormat } from '@pothik/ui-kit';
import { useSearchParams } from 'react-router';
import { BlockedRidersLink } from '../../blocks/blocked-riders-link';
import { DriverRideList } from './driver-ride-list';
import { useRideColumns } from './ride-columns';
import { useRideListsText } from './ride-lists-text';
import { useDriverRideList } from './use-driver-ride-list';

/** Rides this driver completed, with their fares and the total over all pages. */
export function Component() {
  const text = useRideListsText();
  const { taka } = useFormat();
  const [parameters] = useSearchParams();
  const list = useDriverRideList('COMPLETED', pageOfAddress(parameters));
  const { rider, date, route, fare, status } = useRideColumns();
  const totalFare = totalFareOf(list);
  const total = !!totalFare && <b className="driver-total">{text.total(taka(totalFare))}</b>;
  return (
    <div className="ui-page driver-stack">
      <PageHead title={text.completed} aside={total} />
      <DriverRideList
        caption={text.completed}
        list={list}
        columns={[rider, date, route, status, fare]}
        emptyText={text.noneCompleted}
      />
      <BlockedRidersLink />
    </div>
  );
}
