import { useStatusWords } from '@pothik/ride-ui';
import './audit-log.css';
import { VisuallyHidden } from '@pothik/ui-kit';
import { ArrowRight } from 'lucide-react';
import { useWords, wordFor } from '../texts/word-text';
import { type AuditLogEntry, changesOf } from './audit-log-change.rules';
import { auditLogActionWord, useActText } from './audit-log-text';

/** Statuses stand on the page in the product's own capitals, and are calmed by their looks. */
const CALMED: readonly string[] = ['status', 'availabilityStatus', 'rideStatus'];

/** Before and after, one line for each fact the act changed. */
export function AuditLogChanges({ act }: { act: AuditLogEntry }) {
  const text = useActText();
  const words = { ...useWords(), ...useStatusWords('ADMINISTRATOR') };
  const say = (values: readonly string[]) =>
    values.length === 0 ? text.nothing : values.map((value) => wordFor(words, value)).join(', ');
  return (
    <ul className="admin-changes">
      {changesOf(act).map(({ field, from, to }) => (
        <li key={field}>
          <span className="admin-quiet">{auditLogActionWord(text, field)}</span>
          <BeforeAfter before={say(from)} after={say(to)} calm={CALMED.includes(field)} />
        </li>
      ))}
    </ul>
  );
}

/** The old value, an arrow, the new one. */
export function BeforeAfter({ before, after, calm }: { before: string; after: string; calm?: boolean }) {
  const { becomes } = useActText();
  const look = calm ? 'ui-pill-word' : undefined;
  return (
    <span className="admin-before-after">
      <span className={look}>{before}</span>
      <ArrowRight aria-hidden />
      <VisuallyHidden>{` ${becomes} `}</VisuallyHidden>
      <strong className={look}>{after}</strong>
    </span>
  );
}
