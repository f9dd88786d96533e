import type { RideView } from '@pothik/contracts/ride';
import { Card, type Column, EmptyState, ErrorState, Pagination, Table, useFormat } from '@pothik/ui-kit';
import { FolderOpen } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { useDriverText } from '../../texts/driver-text';
import { pageOfAddress } from './ride-list.rules';
import { useRideListsText } from './ride-lists-text';
import { RIDES_A_PAGE, type useRideList } from './use-ride-list';

export interface RideListProps {
  caption: string;
  list: ReturnType<typeof useRideList>;
  columns: readonly Column<RideView>[];
  /** What will stand here one day. */
  emptyText: string;
}

/** Rides as a table with its pages; empty: 'No Rides Found'. */
export function RideList({ caption, list, columns, emptyText }: RideListProps) {
  const text = useRideListsText();
  const { pageFailedText } = useDriverText();
  const { data, error, isFetching, isPending, refetch } = list;
  if (error && !data) {
    return (
      <ErrorState title={text.failed} onRetry={() => void refetch()} retrying={isFetching}>
        {pageFailedText}
      </ErrorState>
    );
  }
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
  const show = (next: number) =>
    setParameters((before) => {
      const address = new URLSearchParams(before);
      if (next === 1) address.delete('page');
      else address.set('page', String(next));
      return address;
    });
  return (
    <Pagination
      summary={text.shown(number(first), number(last), number(total))}
      busy={busy}
      {...(page > 1 ? { onPrevious: () => show(page - 1) } : {})}
      {...(last < total ? { onNext: () => show(page + 1) } : {})}
    />
  );
}
