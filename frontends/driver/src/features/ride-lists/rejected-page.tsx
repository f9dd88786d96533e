import { Chip, PageHead, pageOfAddress } from '@pothik/ui-kit';
import { useSearchParams } from 'react-router';
import { BlockedRidersLink } from '../../blocks/blocked-riders-link';
import { DriverRideList } from './driver-ride-list';
import { useRideColumns } from './ride-columns';
import { endingOfAddress } from './ride-list.rules';
import { useRideListsText } from './ride-lists-text';
import { useDriverRideList } from './use-driver-ride-list';

/** Rejected requests; the filter shows cancelled rides instead. Each says by whom and why. */
export function Component() {
  const text = useRideListsText();
  const [parameters, setParameters] = useSearchParams();
  const ending = endingOfAddress(parameters);
  const list = useDriverRideList(ending, pageOfAddress(parameters));
  const { rider, date, route, status, why } = useRideColumns();
  const cancelled = ending === 'CANCELLED';
  return (
    <div className="ui-page driver-stack">
      <PageHead title={text.rejected} />
      <fieldset className="driver-filter">
        <legend className="ui-visually-hidden">{text.filter}</legend>
        <Chip pressed={!cancelled} onClick={() => setParameters({})}>
          {text.onlyRejected}
        </Chip>
        <Chip pressed={cancelled} onClick={() => setParameters({ status: 'CANCELLED' })}>
          {text.onlyCancelled}
        </Chip>
      </fieldset>
      <DriverRideList
        caption={cancelled ? text.onlyCancelled : text.rejected}
        list={list}
        columns={[rider, date, route, status, why]}
        emptyText={cancelled ? text.noneCancelled : text.noneRejected}
      />
      <BlockedRidersLink />
    </div>
  );
}
