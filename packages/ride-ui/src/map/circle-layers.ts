import { metresOfDegree, type Point } from '@pothik/contracts/platform';
import type { FeatureCollection } from 'geojson';
import type { LayerSpecification } from 'maplibre-gl';
import type { DrawnCircle, MapColours } from './map-content';

/** Corners enough to look round on a phone. */
const CORNERS = 64;

/** Points on the edge of a circle of metres, the first in the east and the others against the clock. */
export function edgeOf({ centre, metres }: DrawnCircle, corners = CORNERS): Point[] {
  const degree = metresOfDegree(centre.lat);
  return Array.from({ length: corners }, (_, corner) => {
    const angle = (corner / corners) * 2 * Math.PI;
    return {
      lat: centre.lat + (metres * Math.sin(angle)) / degree.lat,
      lng: centre.lng + (metres * Math.cos(angle)) / degree.lng,
    };
  });
}

/** The circle as one shape, or nothing. */
export function circleSource(circle: DrawnCircle | undefined): FeatureCollection {
  if (!circle) return { type: 'FeatureCollection', features: [] };
  const edge = edgeOf(circle).map(({ lng, lat }) => [lng, lat]);
  const ring = [...edge, edge[0] as number[]];
  return {
    type: 'FeatureCollection',
    features: [{ type: 'Feature', properties: {}, geometry: { type: 'Polygon', coordinates: [ring] } }],
  };
}

/** Roads stay readable within it. */
export const circleLayers = ({ route, routeCase }: MapColours): LayerSpecification[] => [
  { id: 'circle', type: 'fill', source: 'circle', paint: { 'fill-color': route, 'fill-opacity': 0.15 } },
  { id: 'circle-case', type: 'line', source: 'circle', paint: { 'line-color': routeCase, 'line-width': 5 } },
  { id: 'circle-edge', type: 'line', source: 'circle', paint: { 'line-color': route, 'line-width': 2 } },
];
