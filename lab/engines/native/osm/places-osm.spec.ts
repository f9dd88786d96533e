import { placeNodes } from './places-osm.mjs';

const NONE = { areas: [], roads: [], houses: [], localities: [], landmarks: [], districts: [] };

it('a house has its number, and the name of its road as signs show it', () => {
  const nodes = placeNodes({
    ...NONE,
    roads: [['Dutabash Road', 'দূতাবাস সড়ক', 0, null, 9_042_099, 2_379_832, 6, 820]],
    houses: [[0, '15', 17, -169, '24/A', 0, 1]],
  });
  expect(nodes).toEqual([
    '<node id="1000000" version="1" lat="23.79663" lon="90.42116"><tag k="addr:housenumber" v="15"/><tag k="addr:street" v="দূতাবাস সড়ক"/></node>',
    '<node id="1000001" version="1" lat="23.79833" lon="90.42099"><tag k="addr:housenumber" v="24/A"/><tag k="addr:street" v="দূতাবাস সড়ক"/></node>',
  ]);
});

it('areas, localities, landmarks and districts have their names in the languages that are known', () => {
  const nodes = placeNodes({
    ...NONE,
    areas: [['Adabor', null, 'Dhaka', 9_035_323, 2_377_030, []]],
    localities: [['Mirpur "11"', 0, 9_037_702, 2_381_541, 142]],
    landmarks: [['dmch', 'Dhaka Medical', 'ঢাকা মেডিকেল', 'hospital', 9_039_875, 2_372_605, []]],
    districts: [['Bogura', 'বগুড়া', 8_935_606, 2_489_540]],
  });
  expect(nodes.map((node) => node.replace(/^.*?>/, '').replace('</node>', ''))).toEqual([
    '<tag k="place" v="city"/><tag k="name" v="বগুড়া"/><tag k="name:en" v="Bogura"/><tag k="name:bn" v="বগুড়া"/>',
    '<tag k="place" v="suburb"/><tag k="name" v="Adabor"/><tag k="name:en" v="Adabor"/>',
    '<tag k="place" v="neighbourhood"/><tag k="name" v="Mirpur &quot;11&quot;"/>',
    '<tag k="amenity" v="hospital"/><tag k="name" v="ঢাকা মেডিকেল"/><tag k="name:en" v="Dhaka Medical"/><tag k="name:bn" v="ঢাকা মেডিকেল"/>',
  ]);
});
