import { serverNow } from '@pothik/api-client';
import '../../rides/rides.css';
import { rideRoutes } from '@pothik/contracts/routes';
import { Money, Note, PageHead, useFormat } from '@pothik/ui-kit';
import { useFocusAfterAct } from '@pothik/ui-kit/focus';
import { useState } from 'react';
import { ExportList } from '../../lists/export/export-list';
import { PagedCard } from '../../lists/paged-card';
import { useListView } from '../../lists/use-list-view';
import { useRidesText } from '../../rides/rides-text';
import { ReviewBar } from './review-bar';
import { RideFilters } from './ride-filters';
import { addressOfView, isNarrowed, rideQuery, viewOfAddress } from './ride-list.rules';
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
  const { totalFare, leftOut } = sumsOf(list.data?.meta);
  const [picked, setPicked] = useState<readonly string[]>([]);
  const underReview = view.status === 'REVIEW' ? rides.map(({ _id }) => _id) : [];
  // A ride that left the page is not chosen any more.
  const chosen = picked.filter((id) => underReview.includes(id));
  const { part, expect } = useFocusAfterAct(list.data);
  const choice = view.status === 'REVIEW' ? { choice: { chosen, onChoose: setPicked } } : {};
  const isDone = view.status === 'REVIEW' && !isNarrowed({ ...view, status: undefined });
  const total = list.data?.meta.total ?? 0;
  return (
    <div className="ui-page admin-stack" ref={part}>
      <PageHead title={text.title} aside={list.data && text.rideCount(number(total), total === 1)} />
      <RideFilters view={view} onChange={show} />
      <div className="admin-ride-lists">
        <RideListLinks shown={view.status} addressOf={(status) => addressAfter({ status })} />
        <ExportList route={rideRoutes.exportRides} query={rideQuery(view, new Date(serverNow()))} />
      </div>
      <RidePeopleFilter view={view} rides={list.isPlaceholderData ? [] : rides} addressAfter={addressAfter} />
      {totalFare !== undefined && (
        <Note>
          {text.fares}: <Money amount={totalFare} />
          {leftOut > 0 && <span className="admin-small"> {text.leftOut(number(leftOut), leftOut === 1)}</span>}
        </Note>
      )}
      <PagedCard list={list} paging={paging}>
        <RideTable
          rides={rides}
          loading={list.isPending}
          {...(isDone ? { none: text.noneUnderReview } : {})}
          {...choice}
        />
      </PagedCard>
      {underReview.length > 0 && (
        <ReviewBar shown={underReview} chosen={chosen} onChoose={setPicked} onDecided={expect} />
      )}
    </div>
  );
}

/** The sum of fares of a list of completed rides, and how many rides it leaves out. */
const sumsOf = (meta: { [field: string]: unknown } = {}) => ({
  totalFare: typeof meta.totalFare === 'number' ? meta.totalFare : undefined,
  leftOut: typeof meta.leftOut === 'number' ? meta.leftOut : 0,
});
