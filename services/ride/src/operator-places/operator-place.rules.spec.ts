import { DomainError } from '@pothik/contracts/catalogue';
import type { OperatorPlaceForm } from '@pothik/contracts/ride';
import { addedEvents, cellOf, changePlace, setRemoved, writtenPlace } from './operator-place.rules.js';

const ID = '64f000000000000000000001';
const BY = '64f000000000000000000002';
const FORM: OperatorPlaceForm = {
  name: 'Lake Gate',
  nameBn: 'লেক গেট',
  kind: 'LANDMARK',
  point: { lat: 23.75, lng: 90.37 },
  aliases: ['Gate of the lake'],
  foundBy: 'Set on the map',
};
const WRITING = { folded: 'lake gate', byId: BY };
const PLACE = { ...writtenPlace(FORM, { ...WRITING, byId: '' }), version: 3 };

const refusalOf = (act: () => unknown): string | undefined => {
  try {
    act();
    return undefined;
  } catch (refusal) {
    return refusal instanceof DomainError ? refusal.code : String(refusal);
  }
};

describe('a place', () => {
  it('keeps a further name once, and none that is one of its names', () => {
    const aliases = ['Gate', 'Lake Gate', 'Gate', 'লেক গেট'];
    expect(writtenPlace({ ...FORM, aliases }, WRITING).aliases).toEqual(['Gate']);
  });

  it('lies in a cell whose corners are less than 300 m apart', () => {
    expect(cellOf({ lat: 23.7501, lng: 90.3701 })).toBe(cellOf({ lat: 23.7519, lng: 90.3719 }));
    expect(cellOf({ lat: 23.7501, lng: 90.3701 })).not.toBe(cellOf({ lat: 23.7521, lng: 90.3701 }));
  });

  it('that is new is recorded in plain values', () => {
    expect(addedEvents(ID, PLACE)).toMatchObject([
      {
        payload: {
          act: 'place-added',
          subjectId: ID,
          before: {},
          after: { point: '23.75, 90.37', aliases: 'Gate of the lake' },
        },
      },
    ]);
  });
});

describe('changing a place', () => {
  it('follows the version that was seen, and says who did it', () => {
    const change = changePlace(ID, PLACE, { ...FORM, name: 'Lake Door', version: 3 }, WRITING);
    expect(change?.next).toMatchObject({ name: 'Lake Door', byId: BY });
    expect(change?.events).toMatchObject([
      { payload: { act: 'place-changed', before: { name: 'Lake Gate' }, after: { name: 'Lake Door' } } },
    ]);
    expect(refusalOf(() => changePlace(ID, PLACE, { ...FORM, version: 2 }, WRITING))).toBe('ride/place-changed');
  });

  it('that changes nothing is no change', () => {
    expect(changePlace(ID, PLACE, { ...FORM, version: 3 }, WRITING)).toBeUndefined();
  });

  it('that was removed is refused', () => {
    const removed = { ...PLACE, isRemoved: true };
    expect(refusalOf(() => changePlace(ID, removed, { ...FORM, version: 3 }, WRITING))).toBe('ride/place-not-found');
  });
});

describe('removing a place', () => {
  it('keeps it, and is recorded with what it was', () => {
    const change = setRemoved(ID, PLACE, true, BY);
    expect(change?.next).toEqual({ ...PLACE, isRemoved: true, byId: BY });
    expect(change?.events).toMatchObject([{ payload: { act: 'place-removed', before: { name: 'Lake Gate' } } }]);
    const back = change && setRemoved(ID, change.next, false, BY);
    expect(back?.events).toMatchObject([{ payload: { act: 'place-brought-back', after: { name: 'Lake Gate' } } }]);
  });

  it('twice is one removal', () => {
    expect(setRemoved(ID, { ...PLACE, isRemoved: true }, true, BY)).toBeUndefined();
  });
});
