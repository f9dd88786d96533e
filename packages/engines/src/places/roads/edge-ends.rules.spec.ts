import { alongOneEdge, arriving, leaving } from './edge-ends.rules.js';
import { BACKWARD, FORWARD } from './road-graph.rules.js';

/** Edge 0 is a street, edge 1 a motorway from node 3 to node 4; each has 100 m and takes 10 s. */
const EDGES = {
  from: Uint32Array.of(1, 3),
  to: Uint32Array.of(2, 4),
  length: Float32Array.of(100, 100),
  cost: Float32Array.of(10, 10),
  passable: Uint8Array.of(FORWARD | BACKWARD, FORWARD),
};
const at = (edge: number, share: number) => ({ edge, share, point: { lat: 23.7, lng: 90.4 }, metres: 0 });

it('a street is left to both of its ends, and reached from both', () => {
  const ends = [
    { node: 2, seconds: 7.5, metres: 75 },
    { node: 1, seconds: 2.5, metres: 25 },
  ];
  expect(leaving(EDGES, at(0, 0.25))).toEqual(ends);
  expect(arriving(EDGES, at(0, 0.25))).toEqual([...ends].reverse());
});

it('a motorway is left to its end, and reached from its begin', () => {
  expect(leaving(EDGES, at(1, 0.25))).toEqual([{ node: 4, seconds: 7.5, metres: 75 }]);
  expect(arriving(EDGES, at(1, 0.25))).toEqual([{ node: 3, seconds: 2.5, metres: 25 }]);
});

it('two places on one edge have the way between them, on a motorway only forward', () => {
  expect(alongOneEdge(EDGES, at(0, 0.75), at(0, 0.25))).toBe(50);
  expect(alongOneEdge(EDGES, at(1, 0.25), at(1, 0.75))).toBe(50);
  expect(alongOneEdge(EDGES, at(1, 0.75), at(1, 0.25))).toBeUndefined();
  expect(alongOneEdge(EDGES, at(0, 0.5), at(1, 0.5))).toBeUndefined();
});
