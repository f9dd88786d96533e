import type { notificationRoutes, RouteData } from '@pothik/contracts/routes';

/** An administrative act as the record tells it. */
export type AuditLogEntry = RouteData<typeof notificationRoutes.acts>['data'][number];

/** One fact that an act changed; a list of words where the fact is one. */
export interface AuditLogChange {
  field: string;
  from: readonly string[];
  to: readonly string[];
}

/** Stands beside the act as its reason already. */
const SAID_AS_REASON = 'statusReason';

/** What an act changed, field by field; what stayed the same is left out. */
export function changesOf({ before, after }: Pick<AuditLogEntry, 'before' | 'after'>): AuditLogChange[] {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return fields
    .filter((field) => field !== SAID_AS_REASON)
    .map((field) => ({ field, from: wordsOf(before[field]), to: wordsOf(after[field]) }))
    .filter(({ from, to }) => from.join() !== to.join());
}

function wordsOf(value: unknown): string[] {
  if (value === undefined || value === null || value === '') return [];
  return (Array.isArray(value) ? value : [value]).map(String);
}
