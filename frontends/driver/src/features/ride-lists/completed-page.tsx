import { PageHead, pageOfAddress, useFormat } from '@pothik/ui-kit';
import { useSearchParams } from 'react-router';
import { useRideColumns } from './ride-columns';
import { RideList } from './ride-list';
import { useRideListsText } from './ride-lists-text';
import { useRideList } from './use-ride-list';

/** Rides this driver finished, with their fares and the total over all pages. */
export function Component() {
  const text = useRideListsText();
  const { taka } = useFormat();
  const [parameters] = useSearchParams();
  const list = useRideList('COMPLETED', pageOfAddress(parameters));
  const { rider, date, route, fare, status } = useRideColumns();
  const totalFare = list.data?.meta.totalFare;
  const total = typeof totalFare === 'number' && totalFare > 0 && (
    <b className="driver-total">{text.total(taka(totalFare))}</b>
  );
  return (
    <div className="ui-page driver-stack">
      <PageHead title={text.completed} aside={total} />
      <RideList
        caption={text.completed}
        list={list}
        columns={[rider, date, route, status, fare]}
        emptyText={text.noneCompleted}
      />
    </div>
  );
}
