import { totalFareOf, useRideList } from '@pothik/ride-ui';
import { PageHead, pageOfAddress, useFormat } from '@pothik/ui-kit';
import { useSearchParams } from 'react-router';
import { GetRideButton } from '../../rides/get-ride-button';
import { useRiderText } from '../../texts/rider-text';
import { useRideColumns } from './ride-columns';
import { RideCount } from './ride-count';
import { useRideListText } from './ride-list-text';
import { RiderRideList } from './rider-ride-list';

/** Completed rides. */
export function Component() {
  const text = useRideListText();
  const { getRide } = useRiderText();
  const { taka } = useFormat();
  const [parameters] = useSearchParams();
  const list = useRideList({ rideStatus: 'COMPLETED' }, pageOfAddress(parameters));
  const { date, vehicle, way, fare, status } = useRideColumns();
  const totalFare = totalFareOf(list);
  const aside = (
    <span className="rider-line">
      <RideCount list={list} />
      {!!totalFare && <b className="rider-strong">{text.total(taka(totalFare))}</b>}
    </span>
  );
  return (
    <div className="ui-page">
      <PageHead title={text.completed} aside={aside} />
      <RiderRideList
        caption={text.completed}
        list={list}
        columns={[date, vehicle, way, fare, status]}
        emptyText={text.noneText}
        emptyAction={<GetRideButton>{getRide}</GetRideButton>}
      />
    </div>
  );
}
