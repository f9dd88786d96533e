import { DomainError } from '@pothik/contracts/catalogue';
import { type ChangedSinceApproval, UNCONFIRMED_CHANGES_MAXIMUM, type VehicleType } from '@pothik/contracts/driver';

export type ChangedField = ChangedSinceApproval['changes'][number]['field'] | 'images';

/** Pictures as the text of a change: their addresses, separated by spaces. */
export const textOfPictures = (addresses: readonly string[]): string => addresses.join(' ');
/** The addresses of a change's text. */
export const picturesOfText = (text: string): string[] => text.split(' ').filter(Boolean);

/** One field's change, numbered within its document, because times do not show reliably which changes somebody had seen. */
export interface Change {
  number: number;
  field: ChangedField;
  from: string;
  to: string;
  at: Date;
}

/** The changes stored in a document; both fields are absent until the first change. */
export interface Changes {
  changes?: readonly Change[];
  changeNumber?: number;
}

/** What a vehicle is: shown and booked as confirmed. */
export interface VehicleIdentity {
  vehicleType: VehicleType;
  vehicleLicense: string;
  brand: string;
  model: string;
}

/** A change of vehicle or licence of a driver who was approved once. Nobody is shown it until it is confirmed. */
export interface WaitingChange extends Partial<VehicleIdentity> {
  /** From the driver’s `changeNumber`: a change that was made again has another one. */
  number: number;
  at: Date;
  licenseNumber?: string | undefined;
  /** Administrators were told of it; absent: not yet, or it does not keep the driver OFFLINE. */
  told?: true;
  /** When an administrator confirmed it; it then applies within seconds, and can no longer be taken back. */
  confirmedAt?: Date;
}

type Fields = Partial<Record<ChangedField, string>>;

/**
 * Adds changes of licence or vehicle, with old and new values, to those not confirmed yet. `confirmed` is the last confirmed
 * number; null before any approval, when only the newest change matters. Empty when no field differs.
 * Throws driver/too-many-changes.
 */
export function addChanges(
  earlier: Changes,
  before: Fields,
  after: Fields,
  confirmed: number | null,
  now: Date,
): Changes {
  const differing = (Object.keys(after) as ChangedField[]).filter((field) => before[field] !== after[field]);
  if (differing.length === 0) return {};
  const waiting = confirmed === null ? [] : unconfirmed(earlier, confirmed);
  if (waiting.length + differing.length > UNCONFIRMED_CHANGES_MAXIMUM) throw new DomainError('driver/too-many-changes');
  const number = (earlier.changeNumber ?? 0) + 1;
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

/** Each changed field once, with approved value, current value and time of the last change; omits a field changed back. */
export function summaryOf(changes: readonly Change[]): Omit<Change, 'number'>[] {
  const fields = new Map<ChangedField, Omit<Change, 'number'>>();
  for (const { field, from, to, at } of changes)
    fields.set(field, { field, from: fields.get(field)?.from ?? from, to, at });
  return [...fields.values()].filter(({ from, to }) => from !== to);
}
