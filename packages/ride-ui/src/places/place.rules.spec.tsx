import { type FoundPlace, LOCATION_MAXIMUM, type OwnPlaces } from '@pothik/contracts/ride';
import { nameOf, placeOf, shownNames, suggestionsOf } from './place.rules';

const STATION: FoundPlace = {
  id: 'p1',
  kind: 'LANDMARK',
  name: 'Kamalapur Railway Station',
  nameBn: 'কমলাপুর রেলস্টেশন',
  area: 'Motijheel, Dhaka',
  areaBn: 'মতিঝিল, ঢাকা',
  point: { lat: 23.732, lng: 90.4262 },
};
const OWN: OwnPlaces = {
  saved: { WORK: { name: 'Karwan Bazar' } },
  recent: [
    { name: 'Karwan Bazar', usedAt: '2026-11-02T06:00:00.000Z' },
    { name: 'New Market', usedAt: '2026-11-01T06:00:00.000Z' },
  ],
};
const PIN = { hasHere: false, hasPin: true };
const EMPTY = { typed: '', found: undefined, own: OWN, ...PIN };

describe('the suggestions', () => {
  it('for an empty pickup are where I am, my places, where I rode, and a pin; each place once', () => {
    const kinds = suggestionsOf({ ...EMPTY, hasHere: true }).map(({ kind }) => kind);
    expect(kinds).toEqual(['HERE', 'SAVED', 'RECENT', 'PIN']);
  });

  it('for an empty drop have no row for where I am', () => {
    expect(suggestionsOf({ ...EMPTY, own: undefined })).toEqual([{ kind: 'PIN' }]);
  });

  it('for a typed text are the places found, and a pin', () => {
    const shown = suggestionsOf({ typed: 'kamal', found: [STATION], own: OWN, ...PIN });
    expect(shown).toEqual([{ kind: 'FOUND', place: STATION }, { kind: 'PIN' }]);
  });

  it('without a map have no pin', () => {
    expect(suggestionsOf({ ...EMPTY, own: undefined, hasPin: false })).toEqual([]);
  });

  it('offer the text as it is only once the search knows no such place', () => {
    const typed = { typed: 'the tea stall', own: OWN, ...PIN };
    expect(suggestionsOf({ ...typed, found: undefined })).toEqual([{ kind: 'PIN' }]);
    expect(suggestionsOf({ ...typed, found: [] })).toEqual([{ kind: 'TYPED', name: 'the tea stall' }, { kind: 'PIN' }]);
  });
});

describe('a place', () => {
  it('is written with its area, in the language of the page', () => {
    expect(nameOf(STATION, 'en')).toBe('Kamalapur Railway Station, Motijheel');
    expect(nameOf(STATION, 'bn')).toBe('কমলাপুর রেলস্টেশন, মতিঝিল');
  });

  it('is written without its area where the name has it or none is known', () => {
    expect(nameOf({ ...STATION, name: 'Motijheel' }, 'en')).toBe('Motijheel');
    expect(nameOf({ ...STATION, area: '' }, 'en')).toBe('Kamalapur Railway Station');
  });

  it('is never longer than a booking takes', () => {
    expect(nameOf({ ...STATION, name: 'x'.repeat(LOCATION_MAXIMUM) }, 'en')).toHaveLength(LOCATION_MAXIMUM);
  });

  it('is shown in the language of the page as far as it is known', () => {
    expect(shownNames(STATION, 'bn')).toMatchObject({ title: 'কমলাপুর রেলস্টেশন' });
    expect(shownNames(STATION, 'en')).toEqual({ title: 'Kamalapur Railway Station', area: STATION.area });
    const { nameBn: _bn, ...oneName } = STATION;
    expect(shownNames(oneName, 'bn')).toMatchObject({ title: 'Kamalapur Railway Station' });
  });

  it('that was found, saved or ridden to brings its point; the text as typed has none', () => {
    expect(placeOf({ kind: 'FOUND', place: STATION }, 'en')?.point).toEqual(STATION.point);
    const home = { name: 'Home lane', point: STATION.point };
    expect(placeOf({ kind: 'SAVED', label: 'HOME', place: home }, 'en')).toEqual(home);
    expect(placeOf({ kind: 'TYPED', name: 'the tea stall' }, 'en')).toEqual({ name: 'the tea stall' });
    expect(placeOf({ kind: 'PIN' }, 'en')).toBeUndefined();
  });
});
