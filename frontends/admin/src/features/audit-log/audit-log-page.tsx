import { notificationRoutes } from '@pothik/contracts/routes';
import { PageHead, useFormat } from '@pothik/ui-kit';
import { ExportList } from '../../lists/export/export-list';
import { PagedCard } from '../../lists/paged-card';
import { useListView } from '../../lists/use-list-view';
import { AuditLogFilters } from './audit-log-filters';
import { AUDIT_LOG_ROWS, addressOfView, queryOfView, viewOfAddress } from './audit-log-list.rules';
import { useAuditLogPageText } from './audit-log-page-text';
import { AuditLogTable } from './audit-log-table';
import { OnlyAbout } from './only-about';
import { useAuditLogPage } from './use-audit-log-page';

/** Every action of administrators. The view is in the address bar. */
export function Component() {
  const text = useAuditLogPageText();
  const { number } = useFormat();
  const { view, size, show, paging } = useListView({ viewOfAddress, addressOfView, rows: AUDIT_LOG_ROWS });
  const list = useAuditLogPage(view, size);
  const { page: _page, oldestFirst: _oldestFirst, ...narrowing } = view;
  const entries = list.data?.data ?? [];
  const total = list.data?.meta.total ?? 0;
  return (
    <div className="ui-page admin-stack">
      <PageHead
        title={text.title}
        className="admin-head"
        aside={list.data && text.entryCount(number(total), total === 1)}
      />
      <AuditLogFilters view={view} onChange={show}>
        <ExportList route={notificationRoutes.exportActs} query={queryOfView(view)} />
      </AuditLogFilters>
      <OnlyAbout view={view} entries={entries} onShowAll={() => show({ subject: undefined, person: undefined })} />
      <PagedCard list={list} paging={paging}>
        <AuditLogTable entries={entries} loading={list.isPending} narrowed={Object.values(narrowing).some(Boolean)} />
      </PagedCard>
    </div>
  );
}
