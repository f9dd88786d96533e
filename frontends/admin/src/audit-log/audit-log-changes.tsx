import { useLanguage } from '@pothik/api-client';
import { plateText } from '@pothik/contracts/driver';
import { useStatusWords } from '@pothik/ride-ui';
import './audit-log.css';
import { VisuallyHidden } from '@pothik/ui-kit';
import { ArrowRight } from 'lucide-react';
import { useWords, wordFor } from '../texts/word-text';
import { type AuditLogEntry, changesOf, confirmedFields } from './audit-log-change.rules';
import { auditLogWord, useAuditLogText } from './audit-log-text';

/** Fields whose values are statuses, which the product writes in capitals: styled like a status pill. */
const STATUS_FIELDS: readonly string[] = ['status', 'availabilityStatus', 'rideStatus'];

/** What was confirmed, then before and after, one line for each changed field. */
export function AuditLogChanges({ entry }: { entry: AuditLogEntry }) {
  const text = useAuditLogText();
  const language = useLanguage();
  const words = { ...useWords(), ...useStatusWords('ADMINISTRATOR'), true: text.on, false: text.off };
  const textOf = (field: string, values: readonly string[]) => {
    const wordOf = (value: string) => (field === 'vehicleLicense' ? plateText(value, language) : wordFor(words, value));
    return values.length === 0 ? text.nothing : values.map(wordOf).join(', ');
  };
  const confirmed = confirmedFields(entry);
  return (
    <ul className="admin-changes">
      {confirmed.length > 0 && (
        <li>
          <span className="admin-quiet">{`${text.confirmedChanges}:`}</span>
          <strong>{confirmed.map((field) => wordFor(words, field)).join(', ')}</strong>
        </li>
      )}
      {changesOf(entry).map(({ field, from, to }) => (
        <li key={field}>
          <span className="admin-quiet">{auditLogWord(text, field)}</span>
          <BeforeAfter before={textOf(field, from)} after={textOf(field, to)} calm={STATUS_FIELDS.includes(field)} />
        </li>
      ))}
    </ul>
  );
}

/** The old value, an arrow, the new one. */
export function BeforeAfter({ before, after, calm }: { before: string; after: string; calm?: boolean }) {
  const { becomes } = useAuditLogText();
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
