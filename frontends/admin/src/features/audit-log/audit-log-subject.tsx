import { TextLink } from '@pothik/ui-kit';
import { Link } from 'react-router';
import type { AuditLogEntry } from '../../audit-log/audit-log-change.rules';
import { auditLogActionWord, useActText } from '../../audit-log/audit-log-text';
import { useDrivers } from '../../drivers/use-driver';
import { useActsPageText } from './audit-log-page-text';

type Subject = Pick<AuditLogEntry, 'subjectType' | 'subjectId'>;

const SHOWN_DIGITS = 6;
const isDriver = ({ subjectType }: Subject) => subjectType === 'driver';

/** About whom or what an act is: a driver's name leads to the driver, an SOS to the incidents. */
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

/** Its kind and the end of its number; a driver's name when it is known. */
export function useSubjectName(subject: Subject): string {
  const text = useActText();
  const { numbered } = useActsPageText();
  const [driver] = useDrivers(isDriver(subject) ? [subject.subjectId] : []);
  return (
    driver?.user.name || numbered(auditLogActionWord(text, subject.subjectType), subject.subjectId.slice(-SHOWN_DIGITS))
  );
}

function pathOf(subject: Subject): string | undefined {
  if (isDriver(subject)) return `/admin/drivers/${subject.subjectId}`;
  return subject.subjectType === 'incident' ? '/admin/sos' : undefined;
}
