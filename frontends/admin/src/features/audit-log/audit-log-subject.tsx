import type { AuditLogEntry } from '../../audit-log/audit-log-change.rules';
import { auditLogWord, useAuditLogText } from '../../audit-log/audit-log-text';
import { useDrivers } from '../../drivers/use-driver';
import { PersonLink } from '../../people/person-link';
import { useAuditLogPageText } from './audit-log-page-text';

type Subject = Pick<AuditLogEntry, 'subjectType' | 'subjectId' | 'subjectName'>;

const SHOWN_DIGITS = 6;

/** The subject of an entry: a name links to its driver or person, a ride to its page, an SOS to the incidents. */
export function AuditLogSubject({ subject }: { subject: Subject }) {
  const name = useSubjectName(subject);
  const path = pathOf(subject);
  return path ? <PersonLink to={path}>{name}</PersonLink> : <span>{name}</span>;
}

/** Its name, or its type and the end of its id; older entries do not say a driver's name, which is then loaded. */
export function useSubjectName({ subjectType, subjectId, subjectName }: Subject): string {
  const text = useAuditLogText();
  const { numbered } = useAuditLogPageText();
  const [driver] = useDrivers(subjectType === 'driver' && !subjectName ? [subjectId] : []);
  return subjectName || driver?.user.name || numbered(auditLogWord(text, subjectType), subjectId.slice(-SHOWN_DIGITS));
}

const PAGES: Readonly<Record<string, (id: string) => string>> = {
  driver: (id) => `/admin/drivers/${id}`,
  person: (id) => `/admin/users/${id}`,
  ride: (id) => `/admin/rides/${id}`,
  incident: () => '/admin/sos',
};

const pathOf = ({ subjectType, subjectId }: Subject): string | undefined => PAGES[subjectType]?.(subjectId);
