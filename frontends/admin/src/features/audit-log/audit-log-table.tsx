import { EmptyState, RelativeTime, Table } from '@pothik/ui-kit';
import { ScrollText } from 'lucide-react';
import type { AuditLogEntry } from '../../audit-log/audit-log-change.rules';
import { AuditLogChanges } from '../../audit-log/audit-log-changes';
import { auditLogWord, useAuditLogText } from '../../audit-log/audit-log-text';
import { PersonLink } from '../../people/person-link';
import { useAuditLogPageText } from './audit-log-page-text';
import { AuditLogSubject } from './audit-log-subject';

interface AuditLogTableProps {
  entries: readonly AuditLogEntry[];
  loading: boolean;
  /** Whether a filter or search is set: an empty list then says that nothing was found. */
  narrowed: boolean;
}

/** Audit log entries as rows: who, what, about whom, when, why, before and after. */
export function AuditLogTable({ entries, loading, narrowed }: AuditLogTableProps) {
  const text = useAuditLogPageText();
  const words = useAuditLogText();
  return (
    <Table
      caption={text.title}
      className="admin-acts"
      rows={entries}
      rowKey={({ _id }) => _id}
      loading={loading}
      empty={
        <EmptyState title={narrowed ? text.noneFound : words.noEntries} art={<ScrollText aria-hidden />}>
          {narrowed ? text.noneFoundText : words.noEntriesText}
        </EmptyState>
      }
      columns={[
        {
          key: 'what',
          header: text.what,
          wide: true,
          cell: ({ act }) => <strong>{auditLogWord(words, act)}</strong>,
        },
        { key: 'about', header: text.about, cell: (entry) => <AuditLogSubject subject={entry} /> },
        { key: 'who', header: text.who, cell: (entry) => <Who entry={entry} /> },
        {
          key: 'when',
          header: text.when,
          cell: ({ createdAt }) => <RelativeTime at={createdAt} className="ui-nowrap" />,
        },
        { key: 'changed', header: text.changed, cell: (entry) => <AuditLogChanges entry={entry} /> },
        { key: 'why', header: text.why, wide: true, cell: (entry) => <Why entry={entry} /> },
      ]}
    />
  );
}

function Who({ entry: { actor } }: { entry: AuditLogEntry }) {
  const text = useAuditLogText();
  return (
    <span className="admin-two-lines">
      {actor.name ? (
        <PersonLink to={`/admin/users/${actor._id}`}>{actor.name}</PersonLink>
      ) : (
        <span>{text.somebody}</span>
      )}
      <span className="admin-quiet admin-small">{text[actor.role]}</span>
    </span>
  );
}

function Why({ entry: { reason } }: { entry: AuditLogEntry }) {
  const { noReason } = useAuditLogPageText();
  return reason ? <span className="admin-why">{reason}</span> : <span className="admin-quiet">{noReason}</span>;
}
