import { EmptyState, RelativeTime, Table } from '@pothik/ui-kit';
import { ScrollText } from 'lucide-react';
import type { AuditLogEntry } from '../../audit-log/audit-log-change.rules';
import { AuditLogChanges } from '../../audit-log/audit-log-changes';
import { auditLogActionWord, useActText } from '../../audit-log/audit-log-text';
import { useWords } from '../../texts/word-text';
import { useActsPageText } from './audit-log-page-text';
import { AuditLogSubject } from './audit-log-subject';

interface AuditLogTableProps {
  acts: readonly AuditLogEntry[];
  loading: boolean;
  /** Something is searched for: nothing found is not the same as nothing there. */
  narrowed: boolean;
}

/** AuditLog as rows: who, what, about whom, when, why, before and after. */
export function AuditLogTable({ acts, loading, narrowed }: AuditLogTableProps) {
  const text = useActsPageText();
  const words = useActText();
  return (
    <Table
      caption={text.acts}
      rows={acts}
      rowKey={({ _id }) => _id}
      loading={loading}
      empty={
        <EmptyState title={narrowed ? text.noneFound : words.noEntries} art={<ScrollText aria-hidden />}>
          {narrowed ? text.noneFoundText : words.noActsText}
        </EmptyState>
      }
      columns={[
        {
          key: 'what',
          header: text.what,
          wide: true,
          cell: ({ act }) => <strong>{auditLogActionWord(words, act)}</strong>,
        },
        { key: 'about', header: text.about, cell: (act) => <AuditLogSubject subject={act} /> },
        { key: 'who', header: text.who, cell: (act) => <Who act={act} /> },
        {
          key: 'when',
          header: text.when,
          cell: ({ createdAt }) => <RelativeTime at={createdAt} className="ui-nowrap" />,
        },
        { key: 'changed', header: text.changed, cell: (act) => <AuditLogChanges act={act} /> },
        { key: 'why', header: text.why, wide: true, cell: (act) => <Why act={act} /> },
      ]}
    />
  );
}

function Who({ act: { actor } }: { act: AuditLogEntry }) {
  const { somebody } = useActText();
  const words = useWords();
  return (
    <span className="admin-two-lines">
      <span>{actor.name || somebody}</span>
      <span className="admin-quiet admin-small">{words[actor.role]}</span>
    </span>
  );
}

function Why({ act: { reason } }: { act: AuditLogEntry }) {
  const { noReason } = useActsPageText();
  return reason ? <span className="admin-why">{reason}</span> : <span className="admin-quiet">{noReason}</span>;
}
