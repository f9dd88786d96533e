import { call, QUERY } from '@pothik/api-client';
import { rideRoutes } from '@pothik/contracts/routes';
import { PageHead, useFormat } from '@pothik/ui-kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { PagedCard } from '../../lists/paged-card';
import { useListView } from '../../lists/use-list-view';
import { useRidesText } from '../../rides/rides-text';
import { RideFilters } from './ride-filters';
import { addressOfView, queryOfView, type RideListView, viewOfAddress } from './ride-list.rules';
import { RideTable } from './ride-table';

/** Everybody's rides; a live notification about a ride fetches them again. The view is in the address bar. */
export function Component() {
  const text = useRidesText();
  const { number } = useFormat();
  const { view, show } = useListView({ viewOfAddress, addressOfView });
  const list = useRides(view);
  const total = list.data?.meta.total ?? 0;
  return (
    <div className="ui-page admin-stack">
      <PageHead title={text.title} aside={list.data && text.rideCount(number(total), total === 1)} />
      <RideFilters view={view} onChange={show} />
      <PagedCard list={list} onPage={(page) => show({ page })}>
        <RideTable rides={list.data?.data ?? []} loading={list.isPending} />
      </PagedCard>
    </div>
  );
}

function useRides(view: RideListView) {
  const input = queryOfView(view, new Date());
  return useQuery({
    queryKey: [QUERY.RideRequest, 'everybody', input],
    queryFn: ({ signal }) => call(rideRoutes.rides, input, { signal }),
    placeholderData: keepPreviousData,
  });
}
