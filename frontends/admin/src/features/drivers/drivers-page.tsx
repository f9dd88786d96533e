import type { DriverStatus } from '@pothik/contracts/driver';
import { driverRoutes } from '@pothik/contracts/routes';
import { Chip, PageHead, useFormat } from '@pothik/ui-kit';
import { useFocusAfterAct } from '@pothik/ui-kit/focus';
import { PencilLine } from 'lucide-react';
import { useLocation } from 'react-router';
import { useDriverText } from '../../drivers/driver-text';
import { useStatusDialog } from '../../drivers/use-status-dialog';
import { ExportList } from '../../lists/export/export-list';
import { PagedCard } from '../../lists/paged-card';
import { useListView } from '../../lists/use-list-view';
import { useAdminText } from '../../texts/admin-text';
import { DriverFilters } from './driver-filters';
import { addressOfView, statusOfPath, viewOfAddress } from './driver-list.rules';
import { DriverTable } from './driver-table';
import { StatusLinks } from './status-links';
import { driverQuery, useDriverList } from './use-driver-list';

const TITLE_KEY = { APPROVED: 'approved', PENDING: 'pending', SUSPENDED: 'suspended' } as const;

/** The four driver lists: one page, with the status from the path and the view in the address bar. */
export function Component() {
  const text = useAdminText();
  const { changed } = useDriverText();
  const { number } = useFormat();
  const status = statusOfPath(useLocation().pathname);
  const { view, size, show, addressAfter, paging } = useListView({ viewOfAddress, addressOfView });
  const list = useDriverList(status, view, size);
  const drivers = list.data?.data ?? [];
  const { part, expect } = useFocusAfterAct(list.data);
  const { onIntend, dialog } = useStatusDialog(({ _id }) => expect(drivers.findIndex((each) => each._id === _id)));
  const total = list.data?.meta.total ?? 0;

  return (
    <div className="ui-page admin-stack" ref={part}>
      <PageHead title={titleOf(text, status)} aside={list.data && text.driverCount(number(total), total === 1)} />
      <DriverFilters status={status} view={view} onChange={show}>
        <ExportList route={driverRoutes.exportDrivers} query={driverQuery(status, view)} />
      </DriverFilters>
      <div className="admin-list-ways">
        <StatusLinks current={status} search={addressAfter({}).toString()} />
        <Chip
          pressed={view.changed !== undefined}
          icon={<PencilLine aria-hidden />}
          onClick={() => show({ changed: view.changed ? undefined : 'true' })}
        >
          {changed}
        </Chip>
      </div>
      <PagedCard list={list} paging={paging}>
        <DriverTable drivers={drivers} loading={list.isPending} onIntend={onIntend} caption={titleOf(text, status)} />
      </PagedCard>
      {dialog}
    </div>
  );
}

const titleOf = (text: ReturnType<typeof useAdminText>, status: DriverStatus | undefined): string =>
  text[status ? TITLE_KEY[status] : 'all'];
