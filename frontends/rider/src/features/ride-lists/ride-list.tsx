import { isStuck } from '@pothik/api-client';
import type { RideView } from '@pothik/contracts/ride';
import {
  addressOfPage,
  Card,
  type Column,
  EmptyState,
  lastPageInstead,
  Pages,
  pageOfAddress,
  Table,
  useFormat,
  VehicleDrawing,
} from '@pothik/ui-kit';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link, Navigate, useLocation, useSearchParams } from 'react-router';
import { NotLoaded } from '../../rides/not-loaded';
import { useRideListText } from './ride-list-text';
import { RIDES_A_PAGE, type useRideList } from './use-ride-list';

export interface RideListProps {
  caption: string;
  list: ReturnType<typeof useRideList>;
  columns: readonly Column<RideView>[];
  /** What will stand here one day. */
  emptyText: string;
  emptyAction: ReactNode;
}

/** Rides as a table with its pages; a row opens the ride; empty: 'No Rides Found'. */
export function RideList({ caption, list, columns, emptyText, emptyAction }: RideListProps) {
  const text = useRideListText();
  const [parameters, setParameters] = useSearchParams();
  const page = pageOfAddress(parameters);
  const { data, isPending, isFetching, isPlaceholderData } = list;
  if (isStuck(list)) {
    return (
      <Card>
        <NotLoaded title={text.failed} asked={list} />
      </Card>
    );
  }
  const instead = data && !isPlaceholderData && lastPageInstead(page, data.meta.totalPage);
  if (instead) return <Navigate to={`?${addressOfPage(parameters, instead)}`} replace />;
  const empty = (
    <EmptyState title={text.none} art={<VehicleDrawing type="CNG" />} action={emptyAction}>
      {emptyText}
    </EmptyState>
  );
  return (
    <Top page={page}>
      <Card flush>
        <Table
          className="rider-rides"
          caption={caption}
          columns={columns}
          rows={data?.data ?? []}
          rowKey={({ _id }) => _id}
          rowLink={(ride) => <RideLink ride={ride} />}
          loading={isPending}
          empty={empty}
        />
        {data && (
          <Pages
            meta={{ page, limit: RIDES_A_PAGE, total: data.meta.total }}
            busy={isFetching}
            summary={text.shown}
            onPage={(next) => setParameters((before) => addressOfPage(before, next))}
          />
        )}
      </Card>
    </Top>
  );
}

/** Leads to the ride, and tells it which list to come back to. */
function RideLink({ ride: { _id, createdAt }, className }: { ride: RideView; className?: string }) {
  const text = useRideListText();
  const { dateTime } = useFormat();
  const { pathname, search } = useLocation();
  return (
    <Link to={`/rider/rides/${_id}`} state={{ list: pathname + search }} className={className}>
      {text.openRide(dateTime(createdAt))}
    </Link>
  );
}

/** Another page is read from its top: on a phone the buttons stand far below it. */
function Top({ page, children }: { page: number; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    place.current?.scrollIntoView({ block: 'start' });
  }, [page]);
  return (
    <div ref={place} className="rider-top">
      {children}
    </div>
  );
}
