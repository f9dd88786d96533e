import type { FeatureCollection } from 'geojson';
import type { LayerSpecification } from 'maplibre-gl';
import type { MapColours, StraightWay } from './map-content';

const CASING_PX = 10;
const DOT_PX = 6;
/** Dots 10 px apart; MapLibre counts in widths of the line. */
const DOTS: [number, number] = [0.1 / DOT_PX, 10 / DOT_PX];

/** The way as one line, or nothing. */
export const routeSource = (way: StraightWay | undefined): FeatureCollection => ({
  type: 'FeatureCollection',
  features: way
    ? [
        {
          type: 'Feature',
          properties: {},
          geometry: {
            type: 'LineString',
            coordinates: [way.from, way.to].map(({ lng, lat }) => [lng, lat]),
          },
        },
      ]
    : [],
});

/** Dots, because the line is straight and no road: ink while the ride is a plan, green once it is agreed. */
export const routeLayers = (colours: MapColours, agreed: boolean): LayerSpecification[] => [
  line('route-case', { 'line-color': colours.routeCase, 'line-width': CASING_PX }),
  line('route', {
    'line-color': agreed ? colours.route : colours.routePlan,
    'line-width': DOT_PX,
    'line-dasharray': DOTS,
  }),
];

const line = (id: string, paint: Extract<LayerSpecification, { type: 'line' }>['paint']): LayerSpecification => ({
  id,
  type: 'line',
  source: 'route',
  layout: { 'line-cap': 'round', 'line-join': 'round' },
  paint: paint ?? {},
});
