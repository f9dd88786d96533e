import { FORM_MESSAGES } from '@pothik/contracts/platform';
import { type FileLine, type PlaceComparison, type PresentPlace, planImport } from './import-places.rules.js';

const COLUMNS = ['id', 'name', 'name_bn', 'kind', 'lat', 'lng', 'aliases', 'found_by'];
const GATE: PresentPlace = {
  id: '64f000000000000000000001',
  version: 2,
  folded: 'lake gate',
  name: 'Lake Gate',
  nameBn: 'লেক গেট',
  kind: 'LANDMARK',
  point: { lat: 23.75, lng: 90.37 },
  aliases: ['Gate', 'গেট'],
  foundBy: 'Set on the map',
};
const CELLS = {
  id: GATE.id,
  name: 'Lake Gate',
  name_bn: 'লেক গেট',
  kind: 'LANDMARK',
  lat: '23.75',
  lng: '90.37',
  aliases: 'Gate; গেট',
  found_by: 'Set on the map',
};
const compare: PlaceComparison = {
  fold: (name) => name.toLowerCase(),
  isTwin: (one, other) => Math.abs(one.lat - other.lat) < 0.003 && Math.abs(one.lng - other.lng) < 0.003,
  isInZone: ({ lat }) => lat > 23,
};
const plan = (...cells: FileLine['cells'][]) =>
  planImport({ columns: COLUMNS, lines: cells.map((each, at) => ({ line: at + 2, cells: each })) }, [GATE], compare);

describe('a file of places', () => {
  it('that was exported changes nothing', () => {
    expect(plan(CELLS)).toEqual({ added: [], changed: [], equal: 1, wrong: [] });
  });

  it('changes the place of an id, on the version that was seen', () => {
    expect(plan({ ...CELLS, name: 'Lake Door' }).changed).toMatchObject([
      { id: GATE.id, version: 2, form: { name: 'Lake Door' } },
    ]);
  });

  it('without an id is about the place of its name nearby, so that a file sent twice adds nothing', () => {
    expect(plan({ ...CELLS, id: '' })).toMatchObject({ added: [], equal: 1 });
    expect(plan({ ...CELLS, id: '', lat: '23.8' })).toMatchObject({ added: [{ name: 'Lake Gate' }], equal: 0 });
  });

  it('may have digits in Bangla and a kind in small letters', () => {
    expect(plan({ ...CELLS, lat: '২৩.৭৫', kind: 'landmark' }).equal).toBe(1);
  });

  it.each<[string, FileLine['cells'], string]>([
    ['an unknown id', { ...CELLS, id: '64f000000000000000000009' }, FORM_MESSAGES.placeUnknown],
    ['an unknown kind', { ...CELLS, kind: 'ROAD' }, FORM_MESSAGES.placeKindUnknown],
    ['no name', { ...CELLS, name: '' }, FORM_MESSAGES.placeNameRequired],
    ['swapped coordinates', { ...CELLS, lat: '90.37', lng: '23.75' }, FORM_MESSAGES.pointOutside],
    ['no coordinates', { ...CELLS, lat: '' }, FORM_MESSAGES.pointOutside],
    ['a point outside every city', { ...CELLS, lat: '22.35' }, FORM_MESSAGES.placeOutsideZones],
  ])('names a line with %s', (_what, cells, why) => {
    expect(plan(CELLS, cells).wrong).toContainEqual({ line: 3, why });
  });

  it('names a line about a place of an earlier one, and one beside another place of its name', () => {
    expect(plan(CELLS, CELLS).wrong).toEqual([{ line: 3, why: FORM_MESSAGES.placeTwice }]);
    const fresh = { ...CELLS, id: '', name: 'Zoo' };
    expect(plan(fresh, fresh).wrong).toEqual([{ line: 3, why: FORM_MESSAGES.placeTwin }]);
  });

  it('is refused as a whole without its columns, when it cannot be read, and when it is too long', () => {
    expect(planImport(undefined, [], compare).wrong).toEqual([{ line: 1, why: FORM_MESSAGES.placesFileUnreadable }]);
    const short = planImport({ columns: ['name'], lines: [] }, [], compare);
    expect(short.wrong).toEqual([{ line: 1, why: FORM_MESSAGES.placesFileHeader }]);
    const lines = Array.from({ length: 2_001 }, (_, at) => ({ line: at + 2, cells: CELLS }));
    const long = planImport({ columns: COLUMNS, lines }, [GATE], compare);
    expect(long.wrong).toEqual([{ line: 2_002, why: FORM_MESSAGES.placesFileTooLong }]);
  });
});
