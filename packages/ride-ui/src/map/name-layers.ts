import type { Language, MapName } from '@pothik/contracts/platform';
import type { FeatureCollection } from 'geojson';
import type { LayerSpecification, SymbolLayerSpecification } from 'maplibre-gl';
import type { MapColours } from './map-content';

/** MapLibre reads the weight from the first name, which is no family: the second one is the page's. */
const SEMIBOLD = ['Hind Siliguri SemiBold', 'Hind Siliguri'];
const MEDIUM = ['Hind Siliguri Medium', 'Hind Siliguri'];
const HALO_PX = 1.75;
const AREA_PX = 13;
const OTHER_PX = 12;
const ROAD_NAMES_APART_PX = 350;

/** From which zoom each kind of name is drawn; areas are drawn always. */
const FROM_ZOOM = { LOCALITY: 13, LANDMARK: 14, house: 16.5 } as const;

export const namesSource = (names: readonly MapName[]): FeatureCollection => ({
  type: 'FeatureCollection',
  features: names.map(([en, bn, lng, lat, of]) => ({
    type: 'Feature',
    properties: { en, bn, of },
    geometry: { type: 'Point', coordinates: [lng, lat] },
  })),
});

/** Names in the reader's language, else as they are; later ones are placed first and the others give way to them. */
export function nameLayers(colours: MapColours, language: Language): LayerSpecification[] {
  const halo = { 'text-halo-color': colours.halo, 'text-halo-width': HALO_PX };
  const dark = { ...halo, 'text-color': colours.label };
  const name: SymbolLayerSpecification['layout'] = {
    'text-field': ['coalesce', ['get', language], ['get', 'en']],
    'text-max-width': 8,
    'text-padding': 4,
  };
  const medium = { 'text-font': MEDIUM, 'text-size': OTHER_PX };
  const named = (of: 'LOCALITY' | 'LANDMARK'): LayerSpecification => ({
    id: of.toLowerCase(),
    type: 'symbol',
    source: 'names',
    minzoom: FROM_ZOOM[of],
    filter: ['==', ['get', 'of'], of],
    layout: { ...name, ...medium },
    paint: dark,
  });
  return [
    {
      id: 'house',
      type: 'symbol',
      source: 'dhaka',
      'source-layer': 'houses',
      minzoom: FROM_ZOOM.house,
      layout: { 'text-field': ['get', 'number'], ...medium },
      paint: { ...halo, 'text-color': colours.labelRoad },
    },
    {
      id: 'road-name',
      type: 'symbol',
      source: 'dhaka',
      'source-layer': 'roads',
      minzoom: 12.5,
      layout: {
        'symbol-placement': 'line',
        'symbol-spacing': ROAD_NAMES_APART_PX,
        'symbol-sort-key': ['get', 'rank'],
        'text-field': ['coalesce', ['get', language], ['get', 'name']],
        ...medium,
      },
      paint: { ...halo, 'text-color': colours.labelRoad },
    },
    named('LANDMARK'),
    named('LOCALITY'),
    {
      id: 'area',
      type: 'symbol',
      source: 'names',
      filter: ['==', ['get', 'of'], 'AREA'],
      layout: { ...name, 'text-font': SEMIBOLD, 'text-size': AREA_PX },
      paint: dark,
    },
  ];
}
