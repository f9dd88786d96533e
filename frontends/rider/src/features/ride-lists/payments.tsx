import { totalFareOf, useRideList } from '@pothik/ride-ui';
import { Card, Money, PageHead, pageOfAddress, Stat, useFormat } from '@pothik/ui-kit';
import { useSearchParams } from 'react-router';
import { GetRideButton } from '../../rides/get-ride-button';
import { useRiderText } from '../../texts/rider-text';
import { useRideColumns } from './ride-columns';
import { requestFilter } from './ride-list.rules';
import { useRideListText } from './ride-list-text';
import { RiderRideList } from './rider-ride-list';

/** What this rider paid: completed rides with their fares, and the total over all pages. */
export function Payments() {
  const text = useRideListText();
  const { getRide } = useRiderText();
  const { number } = useFormat();
  const [parameters] = useSearchParams();
  const list = useRideList(requestFilter(parameters), pageOfAddress(parameters));
  const { date, vehicle, way, fare, status } = useRideColumns();
  const totalFare = totalFareOf(list);
  const count = list.data?.meta.total ?? 0;
  return (
    <div className="ui-page">
      <PageHead title={text.payments} />
      <div className="rider-stack">
        {totalFare !== undefined && count > 0 && (
          <Card as="div" flush>
            <Stat
              className="rider-total"
              label={text.totalPaid}
              value={<Money amount={totalFare} />}
              note={text.paidFor(number(count), count === 1)}
            />
          </Card>
        )}
        <RiderRideList
          caption={text.payments}
          list={list}
          columns={[date, vehicle, way, fare, status]}
          emptyText={text.nonePaid}
          emptyAction={<GetRideButton>{getRide}</GetRideButton>}
        />
      </div>
    </div>
  );
}
