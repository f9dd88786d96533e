import type { DriverStatus } from '@pothik/contracts/driver';
import { Card, ErrorState, PageHead, Pagination, useFormat } from '@pothik/ui-kit';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { useAdminText } from '../../texts/admin-text';
import { DriverFilters } from './driver-filters';
import { addressOfView, type DriverListView, statusOfPath, viewOfAddress } from './driver-list.rules';
import { DriverTable } from './driver-table';
import { type Intention, StatusDialog } from './status-dialog';
import { DRIVERS_A_PAGE, useDriverList } from './use-driver-list';

const TITLE_KEY = { APPROVED: 'approved', PENDING: 'pending', SUSPENDED: 'suspended' } as const;

/** The four driver lists: one page, whose status comes from the path and whose view stands in the address bar. */
export function Component() {
  const text = useAdminText();
  const format = useFormat();
  const status = statusOfPath(useLocation().pathname);
  const [parameters, setParameters] = useSearchParams();
  const [intention, setIntention] = useState<Intention>();
  const view = viewOfAddress(parameters);
  const { data, error, isFetching, isPending, refetch } = useDriverList(status, view);
  const show = (next: Partial<DriverListView>) =>
    setParameters(addressOfView({ ...view, page: 1, ...next }), { replace: true });
  const total = data?.meta.total ?? 0;

  return (
    <div className="ui-page admin-stack">
      <PageHead title={titleOf(text, status)} aside={data && text.driverCount(format.number(total), total === 1)} />
      <DriverFilters view={view} onChange={show} />
      {error && !data ? (
        <ErrorState title={text.listFailed} onRetry={() => void refetch()} retrying={isFetching}>
          {text.pageFailedText}
        </ErrorState>
      ) : (
        <Card flush>
          <DriverTable
            drivers={data?.data ?? []}
            loading={isPending}
            onIntend={setIntention}
            caption={titleOf(text, status)}
          />
          {data && total > DRIVERS_A_PAGE && <Pages view={view} total={total} busy={isFetching} onShow={show} />}
        </Card>
      )}
      <StatusDialog intention={intention} onClose={() => setIntention(undefined)} />
    </div>
  );
}

const titleOf = (text: ReturnType<typeof useAdminText>, status: DriverStatus | undefined): string =>
  text[status ? TITLE_KEY[status] : 'all'];

interface PagesProps {
  view: DriverListView;
  total: number;
  busy: boolean;
  onShow(next: Partial<DriverListView>): void;
}

function Pages({ view: { page }, total, busy, onShow }: PagesProps) {
  const text = useAdminText();
  const { number } = useFormat();
  const first = (page - 1) * DRIVERS_A_PAGE + 1;
  const last = Math.min(page * DRIVERS_A_PAGE, total);
  return (
    <Pagination
      summary={text.shown(number(first), number(last), number(total))}
      busy={busy}
      {...(page > 1 ? { onPrevious: () => onShow({ page: page - 1 }) } : {})}
      {...(last < total ? { onNext: () => onShow({ page: page + 1 }) } : {})}
    />
  );
}
