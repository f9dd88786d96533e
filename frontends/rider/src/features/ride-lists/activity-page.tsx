import { useRideList } from '@pothik/ride-ui';
import { Button, PageHead, pageOfAddress } from '@pothik/ui-kit';
import { useSearchParams } from 'react-router';
import { GetRideButton } from '../../rides/get-ride-button';
import { useRiderText } from '../../texts/rider-text';
import { useRideColumns } from './ride-columns';
import { RideCount } from './ride-count';
import { activityFilter, statusOfAddress, withStatus } from './ride-list.rules';
import { useRideListText } from './ride-list-text';
import { RiderRideList } from './rider-ride-list';
import { StatusFilter } from './status-filter';

/** All rides of this rider; filter and page are in the address bar. */
export function Component() {
  const text = useRideListText();
  const { getRide } = useRiderText();
  const [parameters, setParameters] = useSearchParams();
  const status = statusOfAddress(parameters);
  const list = useRideList(activityFilter(parameters), pageOfAddress(parameters));
  const { date, vehicle, way, fare, status: statusColumn } = useRideColumns();
  const showAll = (
    <Button onClick={() => setParameters((before) => withStatus(before, undefined))}>{text.showAll}</Button>
  );
  return (
    <div className="ui-page">
      <PageHead title={text.activity} aside={<RideCount list={list} />} />
      <div className="rider-stack">
        <StatusFilter />
        <RiderRideList
          caption={text.activity}
          list={list}
          columns={[date, vehicle, way, fare, statusColumn]}
          emptyText={status ? text.noneOfStatus : text.noneText}
          emptyAction={status ? showAll : <GetRideButton>{getRide}</GetRideButton>}
        />
      </div>
    </div>
  );
}
