import type { ReactNode } from 'react';
import { AUDIT_LOG_ACTIONS } from '../../audit-log/audit-log-actions.table';
import { useAuditLogText } from '../../audit-log/audit-log-text';
import { DayField } from '../../lists/day-field';
import { FilterSelect } from '../../lists/filter-select';
import { SearchField } from '../../lists/search-field';
import { SortSelect } from '../../lists/sort-select';
import type { AuditLogView } from './audit-log-list.rules';
import { useAuditLogPageText } from './audit-log-page-text';

interface AuditLogFiltersProps {
  view: AuditLogView;
  onChange(next: Partial<AuditLogView>): void;
  /** What else is done with the list. */
  children: ReactNode;
}

/** Names and words, act, days and order of the record. */
export function AuditLogFilters({ view, onChange, children }: AuditLogFiltersProps) {
  const text = useAuditLogPageText();
  const words = useAuditLogText();
  return (
    <div className="admin-filters">
      <SearchField
        label={text.search}
        hint={text.searchHint}
        value={view.searchTerm}
        onSearch={(searchTerm) => onChange({ searchTerm })}
      />
      <FilterSelect
        label={text.action}
        all={text.everyAction}
        values={AUDIT_LOG_ACTIONS}
        wordOf={(each) => words[each]}
        value={view.act}
        onChoose={(act) => onChange({ act })}
      />
      <SortSelect
        others={{}}
        sort={view.oldestFirst ? 'oldest' : undefined}
        onSort={(order) => onChange({ oldestFirst: order === 'oldest' })}
      />
      <div className="admin-days">
        <DayField label={text.from} value={view.from} onDay={(from) => onChange({ from })} />
        <DayField label={text.to} value={view.to} onDay={(to) => onChange({ to })} />
      </div>
      {children}
    </div>
  );
}
