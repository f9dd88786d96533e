import { Button, PageHead, useFormat } from '@pothik/ui-kit';
import type { ReactNode } from 'react';
import { AUDIT_LOG_ACTIONS } from '../../audit-log/audit-log-actions.table';
import { useAuditLogText } from '../../audit-log/audit-log-text';
import { useAuditLog } from '../../audit-log/use-audit-log';
import { FilterSelect } from '../../lists/filter-select';
import { PagedCard } from '../../lists/paged-card';
import { SearchField } from '../../lists/search-field';
import { SortSelect } from '../../lists/sort-select';
import { useListView } from '../../lists/use-list-view';
import { type AuditLogView, addressOfView, viewOfAddress } from './audit-log-list.rules';
import { useAuditLogPageText } from './audit-log-page-text';
import { useSubjectName } from './audit-log-subject';
import { AuditLogTable } from './audit-log-table';
import { ExportActs } from './export-acts';

const ENTRIES_A_PAGE = 20;

/** Every action of administrators. The view is in the address bar. */
export function Component() {
  const text = useAuditLogPageText();
  const { number } = useFormat();
  const { view, show } = useListView({ viewOfAddress, addressOfView });
  const { page, searchTerm, act, subject, oldestFirst } = view;
  const query = { subjectId: subject, searchTerm: act ?? searchTerm, sort: oldestFirst ? 'createdAt' : undefined };
  const list = useAuditLog({ page, limit: ENTRIES_A_PAGE, ...query });
  const total = list.data?.meta.total ?? 0;
  return (
    <div className="ui-page admin-stack">
      <PageHead
        title={text.title}
        className="admin-head"
        aside={list.data && text.entryCount(number(total), total === 1)}
      />
      <AuditLogFilters view={view} onChange={show}>
        <ExportActs query={query} />
      </AuditLogFilters>
      {subject && (
        <OnlyAbout
          subject={{ subjectId: subject, subjectType: list.data?.data[0]?.subjectType ?? 'driver' }}
          onShowAll={() => show({ subject: undefined })}
        />
      )}
      <PagedCard list={list} onPage={(next) => show({ page: next })}>
        <AuditLogTable
          entries={list.data?.data ?? []}
          loading={list.isPending}
          narrowed={Boolean(act || searchTerm || subject)}
        />
      </PagedCard>
    </div>
  );
}

interface AuditLogFiltersProps {
  view: AuditLogView;
  onChange(next: Partial<AuditLogView>): void;
  /** What else is done with the list. */
  children: ReactNode;
}

/** The API searches for one term at a time: choosing an action clears the words, and typing words clears the action. */
function AuditLogFilters({ view: { searchTerm, act, oldestFirst }, onChange, children }: AuditLogFiltersProps) {
  const text = useAuditLogPageText();
  const words = useAuditLogText();
  return (
    <div className="admin-filters">
      <SearchField
        label={text.search}
        hint={text.searchHint}
        value={searchTerm}
        onSearch={(term) => onChange({ searchTerm: term, act: undefined })}
      />
      <FilterSelect
        label={text.action}
        all={text.everyAction}
        values={AUDIT_LOG_ACTIONS}
        wordOf={(each) => words[each]}
        value={act}
        onChoose={(chosen) => onChange({ act: chosen, searchTerm: '' })}
      />
      <SortSelect
        others={{}}
        sort={oldestFirst ? 'oldest' : undefined}
        onSort={(order) => onChange({ oldestFirst: order === 'oldest' })}
      />
      {children}
    </div>
  );
}

interface OnlyAboutProps {
  subject: Parameters<typeof useSubjectName>[0];
  onShowAll(): void;
}

function OnlyAbout({ subject, onShowAll }: OnlyAboutProps) {
  const text = useAuditLogPageText();
  return (
    <p className="admin-only">
      <span>{text.onlyAbout(useSubjectName(subject))}</span>
      <Button size="small" onClick={onShowAll}>
        {text.showAll}
      </Button>
    </p>
  );
}
