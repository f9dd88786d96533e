import { TextLink } from '@pothik/ui-kit';
import { Link } from 'react-router';
import type { AuditLogEntry } from '../../audit-log/audit-log-change.rules';
import { auditLogWord, useAuditLogText } from '../../audit-log/audit-log-text';
import { useDrivers } from '../../drivers/use-driver';
import { useAuditLogPageText } from './audit-log-page-text';

type Subject = Pick<AuditLogEntry, 'subjectType' | 'subjectId'>;

const SHOWN_DIGITS = 6;
const isDriver = ({ subjectType }: Subject) => subjectType === 'driver';

/** The subject of an entry: a driver's name links to the driver, an SOS to the incidents. */
export function AuditLogSubject({ subject }: { subject: Subject }) {
  const name = useSubjectName(subject);
  const path = pathOf(subject);
  if (!path) return <span>{name}</span>;
  return (
    <TextLink asChild>
      <Link to={path}>{name}</Link>
    </TextLink>
  );
}

/** Its type and the end of its id; a driver's name once it is loaded. */
export function useSubjectName(subject: Subject): string {
  const text = useAuditLogText();
  const { numbered } = useAuditLogPageText();
  const [driver] = useDrivers(isDriver(subject) ? [subject.subjectId] : []);
  return driver?.user.name || numbered(auditLogWord(text, subject.subjectType), subject.subjectId.slice(-SHOWN_DIGITS));
}

function pathOf(subject: Subject): string | undefined {
  if (isDriver(subject)) return `/admin/drivers/${subject.subjectId}`;
  return subject.subjectType === 'incident' ? '/admin/sos' : undefined;
}
