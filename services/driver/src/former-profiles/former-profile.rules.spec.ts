import { FORMER_PROFILES_MAXIMUM } from '@pothik/contracts/driver';
import type { Change } from '../change.rules.js';
import {
  addReplaced,
  endOf,
  type FormerStanding,
  formerProfilesOf,
  normalised,
  numbersOf,
  REPLACED_HASHES_MAXIMUM,
} from './former-profile.rules.js';

const at = new Date('2026-03-03T06:00:00Z');
const changed = (number: number, from: string, to: string): Change => ({
  number,
  field: 'licenseNumber',
  from,
  to,
  at,
});
const stored = (fields: Partial<FormerStanding> = {}): FormerStanding => ({
  licenses: ['license'],
  plates: ['plate'],
  status: 'SUSPENDED',
  reasonKind: 'conduct',
  statusSince: at,
  ...fields,
});

describe('the numbers of a deleted profile', () => {
  it('are normalised, whatever the spelling', () => {
    expect(normalised('licenseNumber', 'dk-12 ৩৪')).toBe(normalised('licenseNumber', 'DK1234'));
    expect(normalised('vehicleLicense', 'ঢাকা মেট্রো-গ ১১-১২৩৪')).toBe(normalised('vehicleLicense', 'dm ga 11 1234'));
  });

  it('are the present one and those around unconfirmed changes, each once', () => {
    const changes = [changed(1, 'DK-1', 'DK-2'), changed(2, 'DK-2', 'DK-3'), changed(3, 'DK-3', 'DK-4')];
    expect(numbersOf('licenseNumber', ['DK-4', undefined], { changes }, 1)).toEqual(['DK4', 'DK2', 'DK3']);
  });

  it('are the present one alone before any approval, and none when it is empty', () => {
    expect(numbersOf('licenseNumber', ['DK-2'], { changes: [changed(1, 'DK-1', 'DK-2')] }, null)).toEqual(['DK2']);
    expect(numbersOf('vehicleLicense', [''], {}, 0)).toEqual([]);
  });

  it('are also the one that waits for confirmation', () => {
    expect(numbersOf('vehicleLicense', ['AB-1', 'AB 2'], {}, 0)).toEqual(['AB1', 'A81', 'AB2', 'A82']);
  });

  it('leave out changes of other fields', () => {
    expect(numbersOf('vehicleLicense', ['AB-1'], { changes: [changed(1, 'DK-1', 'DK-2')] }, 0)).toEqual(['AB1', 'A81']);
  });
});

describe('numbers that confirmations replaced', () => {
  it('are kept each once, the newest last', () => {
    const first = addReplaced(undefined, { licenses: ['a', 'b'], plates: [] });
    expect(first).toEqual({ licenses: ['a', 'b'], plates: [] });
    expect(addReplaced(first, { licenses: ['a', 'c'], plates: ['p'] })).toEqual({
      licenses: ['b', 'a', 'c'],
      plates: ['p'],
    });
  });

  it('are no more than the maximum of each kind: the oldest are forgotten', () => {
    const hashes = Array.from({ length: REPLACED_HASHES_MAXIMUM + 1 }, (_none, at) => `hash-${at}`);
    const kept = addReplaced({ licenses: hashes.slice(0, 5), plates: ['p'] }, { licenses: hashes, plates: [] });
    expect(kept).toEqual({ licenses: hashes.slice(1), plates: ['p'] });
  });
});

describe('former profiles', () => {
  it('end calendar years after the deletion', () => {
    expect(endOf(at, 3)).toEqual(new Date('2029-03-03T06:00:00Z'));
  });

  it('say whether licence, plate or both are the same', () => {
    const found = ({ license, plate }: { license: string; plate: string }) =>
      formerProfilesOf({ licenses: [license], plates: [plate] }, [stored()]);
    expect(found({ license: 'license', plate: 'other' })).toEqual([
      { sameLicense: true, samePlate: false, status: 'SUSPENDED', reasonKind: 'conduct', since: at.toISOString() },
    ]);
    expect(found({ license: 'other', plate: 'plate' })).toMatchObject([{ sameLicense: false, samePlate: true }]);
    expect(found({ license: 'license', plate: 'plate' })).toMatchObject([{ sameLicense: true, samePlate: true }]);
    expect(found({ license: 'other', plate: 'other' })).toEqual([]);
  });

  it('take a licence for no plate', () => {
    expect(formerProfilesOf({ licenses: ['plate'], plates: ['license'] }, [stored()])).toEqual([]);
  });

  it('come newest first, and no more than the maximum', () => {
    const many = Array.from({ length: FORMER_PROFILES_MAXIMUM + 1 }, (_none, day) =>
      stored({ statusSince: new Date(at.getTime() + day * 86_400_000) }),
    );
    const found = formerProfilesOf({ licenses: ['license'], plates: [] }, many);
    expect(found).toHaveLength(FORMER_PROFILES_MAXIMUM);
    expect(found[0]?.since).toBe(many.at(-1)?.statusSince.toISOString());
  });
});
