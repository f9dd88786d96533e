import type { Point } from '@pothik/contracts/platform';
import { z } from 'zod';
import type { RoadDistance } from './directions.js';
import { straightLineDistance, wayDistance } from './distance-range.rules.js';
import { SNAP_WITHIN_METRES } from './roads/snap.rules.js';

/** OSRM's codes for points that it knows no way between; every other refusal is a bug of ours. */
const NO_WAY = z.object({ code: z.enum(['NoRoute', 'NoSegment', 'NoTable']) });

/** `distance`: from the given point to the road, in metres. */
const waypoint = z.object({ distance: z.number() });
const line = z.object({ coordinates: z.array(z.tuple([z.number(), z.number()])) });

const routeAnswer = z.object({
  code: z.literal('Ok'),
  routes: z.tuple([z.object({ distance: z.number(), geometry: line.optional() })], z.unknown()),
  waypoints: z.tuple([waypoint, waypoint]),
});

const tableAnswer = z.object({
  code: z.literal('Ok'),
  distances: z.array(z.tuple([z.number().nullable()])),
  sources: z.array(waypoint),
  destinations: z.tuple([waypoint]),
});

/** The text in which OSRM takes points. */
export const coordinatesOf = (points: readonly Point[]): string =>
  points.map(({ lat, lng }) => `${lng},${lat}`).join(';');

/**
 * The distance of a route. OSRM takes a point far from every road to the nearest one: then only the straight line is known.
 * @throws ZodError when it is no answer of OSRM
 */
export function distanceOfRoute(answer: unknown, straight: number): RoadDistance {
  if (NO_WAY.safeParse(answer).success) return straightLineDistance(straight);
  const { routes, waypoints } = routeAnswer.parse(answer);
  const [start, end] = waypoints;
  return routed({ metres: routes[0].distance, start: start.distance, end: end.distance, straight });
}

/** The line of a route; undefined where only the straight line is known. @throws ZodError when it is no answer of OSRM */
export function lineOfRoute(answer: unknown): Point[] | undefined {
  if (NO_WAY.safeParse(answer).success) return undefined;
  const { routes, waypoints } = routeAnswer.parse(answer);
  if (waypoints.some(({ distance }) => distance > SNAP_WITHIN_METRES)) return undefined;
  return routes[0].geometry?.coordinates.map(([lng, lat]) => ({ lat, lng }));
}

/**
 * The distances of a table with one destination.
 * @param straight of each source
 * @throws ZodError when it is no answer of OSRM
 */
export function distancesOfTable(answer: unknown, straight: readonly number[]): RoadDistance[] {
  if (NO_WAY.safeParse(answer).success) return straight.map(straightLineDistance);
  const { distances, sources, destinations } = tableAnswer.parse(answer);
  const [end] = destinations;
  return straight.map((direct, index) =>
    routed({
      metres: distances[index]?.[0] ?? null,
      start: sources[index]?.distance ?? Number.POSITIVE_INFINITY,
      end: end.distance,
      straight: direct,
    }),
  );
}

interface Routed {
  metres: number | null;
  start: number;
  end: number;
  straight: number;
}

function routed({ metres, start, end, straight }: Routed): RoadDistance {
  const isOnRoads = Math.max(start, end) <= SNAP_WITHIN_METRES;
  if (metres === null || !isOnRoads) return straightLineDistance(straight);
  return wayDistance(start + metres + end, straight, 'ROUTER');
}
