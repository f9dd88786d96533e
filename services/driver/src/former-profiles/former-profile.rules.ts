import {
  type DriverStatus,
  FORMER_PROFILES_MAXIMUM,
  type FormerProfile,
  keptPlate,
  type ReasonKind,
} from '@pothik/contracts/driver';
import { sameNumberKey } from '@pothik/contracts/platform';
import { type Changes, unconfirmed } from '../change.rules.js';
import { licenseLikeness, plateLikeness } from '../plate-likeness.rules.js';

/** The licence number of a driver, and the plate of a vehicle. */
export type NumberKind = 'licenseNumber' | 'vehicleLicense';

/** How a driver profile stood when its account was deleted. */
export interface FormerStanding {
  /** Keyed hashes of the licence numbers: the last one, those that confirmations replaced, and those around changes that nobody had confirmed. */
  licenses: string[];
  /** Keyed hashes of the plates, likewise. */
  plates: string[];
  status: DriverStatus;
  /** Of a suspension's reason; absent for other statuses. */
  reasonKind?: ReasonKind | undefined;
  statusSince: Date;
}

/** Numbers that confirmations replaced: as numbers, or as their keyed hashes. */
export interface ReplacedNumbers {
  licenses: string[];
  plates: string[];
}

/** Of each kind. A number has one hash or two, so they are of the newest ten to twenty numbers. */
export const REPLACED_HASHES_MAXIMUM = 20;

/** Adds hashes, each once, the newest last; the oldest beyond the maximum are forgotten. */
export function addReplaced(earlier: ReplacedNumbers | undefined, fresh: ReplacedNumbers): ReplacedNumbers {
  const newest = (kind: keyof ReplacedNumbers) => {
    const before = earlier?.[kind].filter((hash) => !fresh[kind].includes(hash)) ?? [];
    return [...before, ...fresh[kind]].slice(-REPLACED_HASHES_MAXIMUM);
  };
  return { licenses: newest('licenses'), plates: newest('plates') };
}

/** One number in one form, however it was typed. */
export const normalised = (kind: NumberKind, typed: string): string =>
  sameNumberKey(kind === 'vehicleLicense' ? keptPlate(typed) : typed);

/**
 * The numbers that a deleted profile is known by: `present`, with one that waits for confirmation, and those around changes that
 * nobody has confirmed, so that a change just before the deletion hides nothing. `confirmed` is the last confirmed change; null
 * before any approval.
 */
export function numbersOf(
  kind: NumberKind,
  present: readonly (string | undefined)[],
  changes: Changes,
  confirmed: number | null,
): string[] {
  const passing = confirmed === null ? [] : unconfirmed(changes, confirmed).filter(({ field }) => field === kind);
  return sameForms(kind, [...present, ...passing.flatMap(({ from, to }) => [from, to])]);
}

/** What people read as the same number: 0 for O and 1 for I. */
const likeness = (kind: NumberKind, typed: string): string =>
  kind === 'vehicleLicense' ? plateLikeness(typed) : licenseLikeness(typed);

/** Each number once, in one form and in that of all that read alike; none is left out. */
export const sameForms = (kind: NumberKind, typed: readonly (string | undefined)[]): string[] => [
  ...new Set(typed.flatMap((number) => (number ? [normalised(kind, number), likeness(kind, number)] : []))),
];

/** Calendar years later, at the same time of the day (UTC). */
export function endOf(deletedAt: Date, years: number): Date {
  const end = new Date(deletedAt);
  end.setUTCFullYear(end.getUTCFullYear() + years);
  return end;
}

/** The former profiles of a driver, newest status first. Found by the hashes of current and waiting licences and plates. For administrators only. */
export function formerProfilesOf(
  own: { licenses: readonly string[]; plates: readonly string[] },
  stored: readonly FormerStanding[],
): FormerProfile[] {
  return stored
    .map((profile) => ({
      profile,
      sameLicense: profile.licenses.some((license) => own.licenses.includes(license)),
      samePlate: profile.plates.some((plate) => own.plates.includes(plate)),
    }))
    .filter(({ sameLicense, samePlate }) => sameLicense || samePlate)
    .sort((one, other) => other.profile.statusSince.getTime() - one.profile.statusSince.getTime())
    .slice(0, FORMER_PROFILES_MAXIMUM)
    .map(({ profile: { status, reasonKind, statusSince }, sameLicense, samePlate }) => ({
      sameLicense,
      samePlate,
      status,
      ...(reasonKind ? { reasonKind } : {}),
      since: statusSince.toISOString(),
    }));
}
