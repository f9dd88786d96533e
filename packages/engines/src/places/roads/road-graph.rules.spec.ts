import { pointOf } from './road-graph.rules.js';

it('the point of a node is in degrees', () => {
  const graph = { x: Int32Array.of(0, 9_038_970), y: Int32Array.of(0, 2_375_750) };
  expect(pointOf(graph, 1)).toEqual({ lat: 23.7575, lng: 90.3897 });
});
