import type { RideView } from '@pothik/contracts/ride';
import { Card, type Column, EmptyState, Pagination, Table, useFormat } from '@pothik/ui-kit';
import { FolderOpen } from 'lucide-react';
import { Link, Navigate, useLocation, useSearchParams } from 'react-router';
import { LoadFailed } from '../../loading/load-failed';
import { isStuck } from '../../loading/stuck.rules';
import { addressOfPage, lastPageInstead, pageOfAddress } from './ride-list.rules';
import { useRideListsText } from './ride-lists-text';
import { RIDES_A_PAGE, type useRideList } from './use-ride-list';

export interface RideListProps {
  caption: string;
  list: ReturnType<typeof useRideList>;
  columns: readonly Column<RideView>[];
  /** What will stand here one day. */
  emptyText: string;
}

/** Rides as a table with its pages; a row opens the ride. Empty: 'No Rides Found'. */
export function RideList({ caption, list, columns, emptyText }: RideListProps) {
  const text = useRideListsText();
  const { dateTime } = useFormat();
  const { pathname, search } = useLocation();
  const [parameters] = useSearchParams();
  const { data, isFetching, isPending, isPlaceholderData } = list;
  if (isStuck(list)) return <LoadFailed title={text.failed} query={list} />;
  const instead = data && !isPlaceholderData && lastPageInstead(pageOfAddress(parameters), data.meta.totalPage);
  if (instead) return <Navigate to={{ search: String(addressOfPage(parameters, instead)) }} replace />;
  const empty = (
    <EmptyState title={text.none} art={<FolderOpen />}>
      {emptyText}
    </EmptyState>
  );
  return (
    <Card flush>
      <Table
        caption={caption}
        columns={columns}
        rows={data?.data ?? []}
        rowKey={(ride) => ride._id}
        rowLink={({ _id, createdAt }) => (
          <Link to={`/driver/rides/${_id}`} state={{ list: `${pathname}${search}` }}>
            {text.openRide(dateTime(createdAt))}
          </Link>
        )}
        loading={isPending}
        empty={empty}
      />
      {data && data.meta.total > RIDES_A_PAGE && <Pages total={data.meta.total} busy={isFetching} />}
    </Card>
  );
}

function Pages({ total, busy }: { total: number; busy: boolean }) {
  const text = useRideListsText();
  const { number } = useFormat();
  const [parameters, setParameters] = useSearchParams();
  const page = pageOfAddress(parameters);
  const first = (page - 1) * RIDES_A_PAGE + 1;
  const last = Math.min(page * RIDES_A_PAGE, total);
  const show = (next: number) => setParameters((before) => addressOfPage(before, next));
  return (
    <Pagination
      summary={text.shown(number(first), number(last), number(total))}
      busy={busy}
      {...(page > 1 ? { onPrevious: () => show(page - 1) } : {})}
      {...(last < total ? { onNext: () => show(page + 1) } : {})}
    />
  );
}
