import type { Language } from '@pothik/contracts/platform';
import type { ExpressionSpecification, LayerSpecification, SymbolLayerSpecification } from 'maplibre-gl';
import type { LiveColours } from './live-colours';

const COUNT_FONT = ['Hind Siliguri SemiBold', 'Hind Siliguri'];
const CASING_PX = 10;
const TRACK_PX = 6;
const CHOSEN_SIZE = 1.15;
/** Seen from far the pins are small: a thousand of full size would hide the streets and each other, and take long to draw. */
const SIZE_BY_ZOOM: ExpressionSpecification = ['interpolate', ['linear'], ['zoom'], 11, 0.5, 13, 1];

/** The layers whose marks answer a click. */
export const CLICKED = { drivers: ['live-busy', 'live-free'], groups: 'live-group', incidents: 'live-sos' } as const;

/** Names a picture of a driver: state, vehicle, theme. The theme is part of it, so that a change repaints. */
const picture = (theme: string, kind = 'driver'): SymbolLayerSpecification['layout'] => ({
  'icon-image': ['concat', `${kind}/${theme}/`, ['get', 'state'], '/', ['get', 'vehicleType']],
  'icon-anchor': 'bottom',
  'icon-size': SIZE_BY_ZOOM,
  'icon-allow-overlap': true,
  'icon-ignore-placement': true,
  'symbol-sort-key': ['get', 'order'],
});

/** The chosen ride's track, then stale, free, rides, asked, the chosen one, and SOS on top. */
export function liveLayers(colours: LiveColours, theme: string, language: Language): LayerSpecification[] {
  const line = { 'line-cap': 'round', 'line-join': 'round' } as const;
  return [
    {
      id: 'live-track-case',
      type: 'line',
      source: 'live-track',
      layout: line,
      paint: { 'line-color': colours.routeCase, 'line-width': CASING_PX },
    },
    {
      id: 'live-track',
      type: 'line',
      source: 'live-track',
      layout: line,
      paint: { 'line-color': colours.route, 'line-width': TRACK_PX },
    },
    {
      id: 'live-free',
      type: 'symbol',
      source: 'live-free',
      filter: ['!', ['has', 'point_count']],
      layout: picture(theme),
    },
    {
      id: 'live-group',
      type: 'circle',
      source: 'live-free',
      filter: ['has', 'point_count'],
      paint: {
        'circle-radius': ['step', ['get', 'point_count'], 16, 10, 19, 100, 23],
        'circle-color': colours.fill,
        'circle-stroke-color': colours.free,
        'circle-stroke-width': 2.5,
      },
    },
    {
      id: 'live-group-count',
      type: 'symbol',
      source: 'live-free',
      filter: ['has', 'point_count'],
      layout: {
        'text-field': ['number-format', ['get', 'point_count'], { locale: language }],
        'text-font': COUNT_FONT,
        'text-size': 14,
        'text-allow-overlap': true,
        'text-ignore-placement': true,
      },
      paint: { 'text-color': colours.ink },
    },
    { id: 'live-busy', type: 'symbol', source: 'live-busy', layout: picture(theme) },
    {
      id: 'live-chosen',
      type: 'symbol',
      source: 'live-chosen',
      layout: { ...picture(theme, 'chosen'), 'icon-size': CHOSEN_SIZE },
    },
    {
      id: 'live-sos-halo',
      type: 'circle',
      source: 'live-sos',
      paint: {
        'circle-radius': 34,
        'circle-color': colours.danger,
        'circle-opacity': 0.18,
        'circle-translate': [0, -26],
      },
    },
    {
      id: 'live-sos',
      type: 'symbol',
      source: 'live-sos',
      layout: {
        'icon-image': `sos/${theme}/SOS/`,
        'icon-anchor': 'bottom',
        'icon-allow-overlap': true,
        'icon-ignore-placement': true,
      },
    },
  ];
}
