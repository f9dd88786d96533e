import type { DriverStatus } from '@pothik/contracts/driver';
import { PageHead, useFormat } from '@pothik/ui-kit';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { type Intention, StatusDialog } from '../../drivers/status-dialog';
import { PagedCard } from '../../lists/paged-card';
import { useListView } from '../../lists/use-list-view';
import { useAdminText } from '../../texts/admin-text';
import { DriverFilters } from './driver-filters';
import { addressOfView, statusOfPath, viewOfAddress } from './driver-list.rules';
import { DriverTable } from './driver-table';
import { ExportDrivers } from './export-drivers';
import { StatusLinks } from './status-links';
import { driverQuery, useDriverList } from './use-driver-list';

const TITLE_KEY = { APPROVED: 'approved', PENDING: 'pending', SUSPENDED: 'suspended' } as const;

/** The four driver lists: one page, with the status from the path and the view in the address bar. */
export function Component() {
  const text = useAdminText();
  const { number } = useFormat();
  const status = statusOfPath(useLocation().pathname);
  const [intention, setIntention] = useState<Intention>();
  const { view, show } = useListView({ viewOfAddress, addressOfView });
  const list = useDriverList(status, view);
  const total = list.data?.meta.total ?? 0;

  return (
    <div className="ui-page admin-stack">
      <PageHead title={titleOf(text, status)} aside={list.data && text.driverCount(number(total), total === 1)} />
      <DriverFilters status={status} view={view} onChange={show}>
        <ExportDrivers query={driverQuery(status, view)} />
      </DriverFilters>
      <StatusLinks current={status} view={view} />
      <PagedCard list={list} onPage={(page) => show({ page })}>
        <DriverTable
          drivers={list.data?.data ?? []}
          loading={list.isPending}
          onIntend={setIntention}
          caption={titleOf(text, status)}
        />
      </PagedCard>
      <StatusDialog intention={intention} onClose={() => setIntention(undefined)} />
    </div>
  );
}

const titleOf = (text: ReturnType<typeof useAdminText>, status: DriverStatus | undefined): string =>
  text[status ? TITLE_KEY[status] : 'all'];
