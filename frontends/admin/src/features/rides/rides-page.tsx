import { serverNow } from '@pothik/api-client';
import '../../rides/rides.css';
import { rideRoutes } from '@pothik/contracts/routes';
import { PageHead, useFormat } from '@pothik/ui-kit';
import { ExportList } from '../../lists/export/export-list';
import { PagedCard } from '../../lists/paged-card';
import { useListView } from '../../lists/use-list-view';
import { useRidesText } from '../../rides/rides-text';
import { RideFilters } from './ride-filters';
import { addressOfView, rideQuery, viewOfAddress } from './ride-list.rules';
import { RideListLinks } from './ride-list-links';
import { RidePeopleFilter } from './ride-people-filter';
import { RideTable } from './ride-table';
import { useRideList } from './use-ride-list';

/** Everybody's rides, kept up to date while the page is open. The view is in the address bar. */
export function Component() {
  const text = useRidesText();
  const { number } = useFormat();
  const { view, size, show, addressAfter, paging } = useListView({ viewOfAddress, addressOfView });
  const list = useRideList(view, size);
  const rides = list.data?.data ?? [];
  const total = list.data?.meta.total ?? 0;
  return (
    <div className="ui-page admin-stack">
      <PageHead title={text.title} aside={list.data && text.rideCount(number(total), total === 1)} />
      <RideFilters view={view} onChange={show} />
      <div className="admin-ride-lists">
        <RideListLinks shown={view.status} addressOf={(status) => addressAfter({ status })} />
        <ExportList route={rideRoutes.exportRides} query={rideQuery(view, new Date(serverNow()))} />
      </div>
      <RidePeopleFilter view={view} rides={list.isPlaceholderData ? [] : rides} addressAfter={addressAfter} />
      <PagedCard list={list} paging={paging}>
        <RideTable rides={rides} loading={list.isPending} />
      </PagedCard>
    </div>
  );
}
