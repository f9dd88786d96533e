import { cellsBetween, SNAP_WITHIN_METRES, snap } from './snap.rules.js';

type Place = readonly [x: number, y: number];

/** Edges between these places. */
function graphOf(...edges: [Place, Place][]) {
  const cells = new Map<number, number[]>();
  for (const [edge, ends] of edges.entries())
    for (const cell of cellsBetween(...ends)) cells.set(cell, [...(cells.get(cell) ?? []), edge]);
  return {
    x: Int32Array.from(edges.flat(), ([x]) => x),
    y: Int32Array.from(edges.flat(), ([, y]) => y),
    from: Uint32Array.from(edges, (_, edge) => 2 * edge),
    to: Uint32Array.from(edges, (_, edge) => 2 * edge + 1),
    cells,
  };
}

const POINT = { lat: 23.75, lng: 90.4 };

it('a point goes to the nearest place of the nearest road, not to a corner of it', () => {
  const graph = graphOf(
    [
      [9_038_000, 2_375_100],
      [9_042_000, 2_375_100],
    ],
    [
      [9_040_000, 2_374_850],
      [9_040_100, 2_374_850],
    ],
  );
  const snapped = snap(graph, POINT);
  expect(snapped).toMatchObject({ edge: 0, share: expect.closeTo(0.5, 3), metres: expect.closeTo(111.2, 0) });
  expect(snapped?.point.lat).toBeCloseTo(23.751, 6);
  expect(snapped?.point.lng).toBeCloseTo(90.4, 6);
});

it('beyond the end of a road it is the end', () => {
  const graph = graphOf([
    [9_040_100, 2_375_000],
    [9_040_200, 2_375_000],
  ]);
  expect(snap(graph, POINT)).toMatchObject({ share: 0, metres: expect.closeTo(101.8, 0) });
});

it('a road of no length is a place', () => {
  const graph = graphOf([
    [9_040_100, 2_375_000],
    [9_040_100, 2_375_000],
  ]);
  expect(snap(graph, POINT)).toMatchObject({ share: 0, metres: expect.closeTo(101.8, 0) });
});

it('a point with no road within 400 m is on none', () => {
  const graph = graphOf([
    [9_040_000, 2_375_361],
    [9_040_100, 2_375_400],
  ]);
  expect(snap(graph, POINT)).toBeUndefined();
  expect(snap(graph, { ...POINT, lat: POINT.lat + 0.0001 })?.metres).toBeLessThanOrEqual(SNAP_WITHIN_METRES);
});

it('a long road is in every cell that it passes', () => {
  expect(cellsBetween([9_040_000, 2_375_000], [9_040_400, 2_375_400])).toHaveLength(1);
  expect(cellsBetween([9_041_200, 2_375_600], [9_040_100, 2_375_000])).toHaveLength(6);
});
