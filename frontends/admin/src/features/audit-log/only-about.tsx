import { Button } from '@pothik/ui-kit';
import type { AuditLogEntry } from '../../audit-log/audit-log-change.rules';
import { usePerson } from '../../people/use-person';
import type { AuditLogView } from './audit-log-list.rules';
import { useAuditLogPageText } from './audit-log-page-text';
import { useSubjectName } from './audit-log-subject';

interface OnlyAboutProps {
  view: AuditLogView;
  entries: readonly AuditLogEntry[];
  onShowAll(): void;
}

/** Whose entries alone are shown, with the way to all of them; nothing when all are shown. */
export function OnlyAbout({ view: { subject, person }, entries, onShowAll }: OnlyAboutProps) {
  const text = useAuditLogPageText();
  if (!subject && !person) return null;
  return (
    <p className="admin-only">
      {subject && <AboutSubject subjectId={subject} entry={entries[0]} />}
      {person && <OfPerson id={person} />}
      <Button size="small" onClick={onShowAll}>
        {text.showAll}
      </Button>
    </p>
  );
}

function AboutSubject({ subjectId, entry }: { subjectId: string; entry: AuditLogEntry | undefined }) {
  const { onlyAbout } = useAuditLogPageText();
  const { subjectType = 'driver', subjectName } = entry ?? {};
  return <span>{onlyAbout(useSubjectName({ subjectId, subjectType, subjectName }))}</span>;
}

function OfPerson({ id }: { id: string }) {
  const { onlyOf } = useAuditLogPageText();
  const name = useSubjectName({ subjectType: 'person', subjectId: id, subjectName: usePerson(id).data?.name });
  return <span>{onlyOf(name)}</span>;
}
