import type { notificationRoutes, RouteData } from '@pothik/contracts/routes';

/** An audit log entry as the API returns it. */
export type AuditLogEntry = RouteData<typeof notificationRoutes.acts>['data'][number];

/** One field that an action changed; several words where the field is a list. */
export interface AuditLogChange {
  field: string;
  from: readonly string[];
  to: readonly string[];
}

/** Shown separately, as the reason of the entry. */
const REASON_FIELD = 'statusReason';

/** The fields whose changes wait for a confirmation: names alone, without values. */
const WAITING_FIELD = 'unconfirmed';

/** The fields whose changes a confirmation confirmed; a later change of the same field still waits. */
export function confirmedFields({ before, after }: Pick<AuditLogEntry, 'before' | 'after'>): string[] {
  const waiting = wordsOf(after[WAITING_FIELD]);
  return wordsOf(before[WAITING_FIELD]).filter((field) => !waiting.includes(field));
}

/** What an action changed, field by field; unchanged fields and what it confirmed are excluded. */
export function changesOf({ before, after }: Pick<AuditLogEntry, 'before' | 'after'>): AuditLogChange[] {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return fields
    .filter((field) => field !== REASON_FIELD && field !== WAITING_FIELD)
    .map((field) => ({ field, from: wordsOf(before[field]), to: wordsOf(after[field]) }))
    .filter(({ from, to }) => from.join() !== to.join());
}

function wordsOf(value: unknown): string[] {
  if (value === undefined || value === null || value === '') return [];
  return (Array.isArray(value) ? value : [value]).map(String);
}
