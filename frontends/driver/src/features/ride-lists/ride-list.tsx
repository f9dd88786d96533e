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
} from '@pothik/ui-kit';
import { FolderOpen } from 'lucide-react';
import { Link, Navigate, useLocation, useSearchParams } from 'react-router';
import { LoadFailed } from '../../loading/load-failed';
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
  const [parameters, setParameters] = useSearchParams();
  const page = pageOfAddress(parameters);
  const { data, isFetching, isPending, isPlaceholderData } = list;
  if (isStuck(list)) return <LoadFailed title={text.failed} query={list} />;
  const instead = data && !isPlaceholderData && lastPageInstead(page, data.meta.totalPage);
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
      {data && (
        <Pages
          meta={{ page, limit: RIDES_A_PAGE, total: data.meta.total }}
          busy={isFetching}
          summary={text.shown}
          onPage={(next) => setParameters((before) => addressOfPage(before, next))}
        />
      )}
    </Card>
  );
}
