import { spotOf } from './metres.rules.js';
import { allNeighbourhoods, neighbourhoodAt, neighbourhoodsBeside } from './neighbourhood.rules.js';

describe('the neighbourhood of a place is what people call it', () => {
  it.each([
    ['Road 11 of Banani, in the thana Gulshan', 23.79056, 90.40613, 'Banani'],
    ['Jamuna Future Park, in the thana Cantonment', 23.81383, 90.42338, 'Bashundhara R/A'],
    ['Road 12 of Sector 7', 23.8694, 90.39631, 'Uttara Sector 7'],
    ['Road 104 of Gulshan', 23.79108, 90.42046, 'Gulshan 2'],
    ['the stadium of Mirpur', 23.80688, 90.36315, 'Mirpur 2'],
  ])('%s', (_what, lat, lng, name) => {
    expect(neighbourhoodAt(spotOf({ lat, lng }))?.name).toBe(name);
  });

  it('what lies beside one is called by it too', () => {
    const kakoli = spotOf({ lat: 23.79441, lng: 90.40105 });
    expect(neighbourhoodsBeside(kakoli).map(({ name }) => name)).toEqual(['Banani', 'Banani DOHS']);
  });

  it('outside of all there is none', () => {
    expect(neighbourhoodAt(spotOf({ lat: 24.5, lng: 90.4 }))).toBeUndefined();
  });

  it('each has its middle in itself, and a name in both scripts', () => {
    for (const { name, nameBn, middle } of allNeighbourhoods()) {
      expect(neighbourhoodAt(middle)?.name).toBe(name);
      expect(nameBn).toMatch(/^[\u0980-\u09ff /]+$/);
    }
  });
});
