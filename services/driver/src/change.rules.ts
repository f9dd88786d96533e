import { DomainError } from '@pothik/contracts/catalogue';
import { type ChangedSinceApproval, UNCONFIRMED_CHANGES_MAXIMUM } from '@pothik/contracts/driver';

export type ChangedField = ChangedSinceApproval['changes'][number]['field'];

/** One field's change, numbered within its document: no clock decides which change somebody had seen. */
export interface Change {
  number: number;
  field: ChangedField;
  from: string;
  to: string;
  at: Date;
}

/** What a document keeps of its changes; both are absent until the first one. */
export interface Changes {
  changes?: readonly Change[];
  changeNumber?: number;
}

type Fields = Partial<Record<ChangedField, string>>;

/**
 * Licence or vehicle changed after approval: old and new values are kept until confirmed. `confirmed` is the last confirmed
 * number, null before any approval, when nobody knows an older value yet. Nothing when no field differs.
 */
export function keepChanges(
  kept: Changes,
  before: Fields,
  after: Fields,
  confirmed: number | null,
  now: Date,
): Changes {
  const differing = (Object.keys(after) as ChangedField[]).filter((field) => before[field] !== after[field]);
  if (differing.length === 0) return {};
  const waiting = confirmed === null ? [] : unconfirmed(kept, confirmed);
  if (waiting.length + differing.length > UNCONFIRMED_CHANGES_MAXIMUM) throw new DomainError('driver/too-many-changes');
  const number = (kept.changeNumber ?? 0) + 1;
  const fresh = differing.map((field) => ({
    number,
    field,
    from: before[field] ?? '',
    to: after[field] ?? '',
    at: now,
  }));
  return { changes: [...waiting, ...fresh], changeNumber: number };
}

/** The changes after a confirmed number, oldest first. */
export const unconfirmed = ({ changes = [] }: Changes, confirmed: number): readonly Change[] =>
  changes.filter(({ number }) => number > confirmed);

/** Every changed field once: its approved value, its present one, and when it last changed. One changed back is none. */
export function summaryOf(changes: readonly Change[]): Omit<Change, 'number'>[] {
  const fields = new Map<ChangedField, Omit<Change, 'number'>>();
  for (const { field, from, to, at } of changes)
    fields.set(field, { field, from: fields.get(field)?.from ?? from, to, at });
  return [...fields.values()].filter(({ from, to }) => from !== to);
}
