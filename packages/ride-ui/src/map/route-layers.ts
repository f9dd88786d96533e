import type { FeatureCollection } from 'geojson';
import type { LayerSpecification } from 'maplibre-gl';
import type { DrawnWay, MapColours } from './map-content';

const CASING_PX = 10;
const LINE_PX = 6;
/** Dots 10 px apart; MapLibre counts in widths of the line. */
const DOTS: [number, number] = [0.1 / LINE_PX, 10 / LINE_PX];

/** The way as one line, or nothing. */
export const routeSource = (way: DrawnWay | undefined): FeatureCollection => ({
  type: 'FeatureCollection',
  features: way
    ? [
        {
          type: 'Feature',
          properties: {},
          geometry: {
            type: 'LineString',
            coordinates: way.points.map(({ lng, lat }) => [lng, lat]),
          },
        },
      ]
    : [],
});

type Look = Pick<DrawnWay, 'isRoad' | 'agreed'>;

/** Ink while the ride is a plan, green once it is agreed; dots where the line is straight and no road. */
export const routeLayers = (colours: MapColours, { isRoad, agreed }: Look): LayerSpecification[] => [
  line('route-case', { 'line-color': colours.routeCase, 'line-width': CASING_PX }),
  line('route', {
    'line-color': agreed ? colours.route : colours.routePlan,
    'line-width': LINE_PX,
    ...(isRoad ? {} : { 'line-dasharray': DOTS }),
  }),
];

const line = (id: string, paint: Extract<LayerSpecification, { type: 'line' }>['paint']): LayerSpecification => ({
  id,
  type: 'line',
  source: 'route',
  layout: { 'line-cap': 'round', 'line-join': 'round' },
  paint: paint ?? {},
});
