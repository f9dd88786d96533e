import { mapNamesOf } from './map-names.rules.js';

const NOTHING = { areas: [], localities: [], landmarks: [] };

describe('the names on the map', () => {
  it('are areas and landmarks in both languages, in degrees', () => {
    const names = mapNamesOf({
      ...NOTHING,
      areas: [['Gulshan', 'গুলশান', 'Dhaka', 9041356, 2379271, []]],
      landmarks: [['lm1', 'Shahbag', 'শাহবাগ', 'crossing', 9039500, 2373800, []]],
    });
    expect(names).toEqual([
      ['Gulshan', 'গুলশান', 90.41356, 23.79271, 'AREA'],
      ['Shahbag', 'শাহবাগ', 90.395, 23.738, 'LANDMARK'],
    ]);
  });

  it('are those neighbourhoods that at least ten houses name', () => {
    const names = mapNamesOf({
      ...NOTHING,
      localities: [
        ['Mirpur 11', 33, 9037702, 2381541, 10],
        ['Nowhere', 33, 9037702, 2381541, 9],
      ],
    });
    expect(names.map(([english]) => english)).toEqual(['Mirpur 11']);
  });
});
