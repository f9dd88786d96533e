import { EmptyState, RelativeTime, Table } from '@pothik/ui-kit';
import { ScrollText } from 'lucide-react';
import type { ActView } from '../../acts/act-change.rules';
import { ActChanges } from '../../acts/act-changes';
import { actWord, useActText } from '../../acts/act-text';
import { useWords } from '../../texts/word-text';
import { ActSubject } from './act-subject';
import { useActsPageText } from './acts-page-text';

interface ActTableProps {
  acts: readonly ActView[];
  loading: boolean;
  /** Something is searched for: nothing found is not the same as nothing there. */
  narrowed: boolean;
}

/** Acts as rows: who, what, about whom, when, why, before and after. */
export function ActTable({ acts, loading, narrowed }: ActTableProps) {
  const text = useActsPageText();
  const words = useActText();
  return (
    <Table
      caption={text.acts}
      rows={acts}
      rowKey={({ _id }) => _id}
      loading={loading}
      empty={
        <EmptyState title={narrowed ? text.noneFound : words.noActs} art={<ScrollText aria-hidden />}>
          {narrowed ? text.noneFoundText : words.noActsText}
        </EmptyState>
      }
      columns={[
        { key: 'what', header: text.what, wide: true, cell: ({ act }) => <strong>{actWord(words, act)}</strong> },
        { key: 'about', header: text.about, cell: (act) => <ActSubject subject={act} /> },
        { key: 'who', header: text.who, cell: (act) => <Who act={act} /> },
        {
          key: 'when',
          header: text.when,
          cell: ({ createdAt }) => <RelativeTime at={createdAt} className="ui-nowrap" />,
        },
        { key: 'changed', header: text.changed, cell: (act) => <ActChanges act={act} /> },
        { key: 'why', header: text.why, wide: true, cell: (act) => <Why act={act} /> },
      ]}
    />
  );
}

function Who({ act: { actor } }: { act: ActView }) {
  const { somebody } = useActText();
  const words = useWords();
  return (
    <span className="admin-two-lines">
      <span>{actor.name || somebody}</span>
      <span className="admin-quiet admin-small">{words[actor.role]}</span>
    </span>
  );
}

function Why({ act: { reason } }: { act: ActView }) {
  const { noReason } = useActsPageText();
  return reason ? <span className="admin-why">{reason}</span> : <span className="admin-quiet">{noReason}</span>;
}
