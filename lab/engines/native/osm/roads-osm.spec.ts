import { osmOf } from './roads-osm.mjs';

it('the roads are OpenStreetMap’s nodes and ways: equal points are one node, footpaths are left out', () => {
  const ways = [
    [1, 0, 9_040_000, 2_375_000, 100, 0],
    [0, 0, 9_040_100, 2_375_000, 0, -100],
    [-1, 0, 9_000_000, 2_300_000, 1, 1],
  ];
  const lines = osmOf({ classes: ['primary', 'residential'], ways }).split('\n');
  expect(lines.slice(2)).toEqual([
    '<node id="1" version="1" lat="23.75000" lon="90.40000"/>',
    '<node id="2" version="1" lat="23.75000" lon="90.40100"/>',
    '<node id="3" version="1" lat="23.74900" lon="90.40100"/>',
    '<way id="1" version="1"><nd ref="1"/><nd ref="2"/><tag k="highway" v="residential"/></way>',
    '<way id="2" version="1"><nd ref="2"/><nd ref="3"/><tag k="highway" v="primary"/></way>',
    '</osm>',
  ]);
});
