import type { StyleSpecification } from 'maplibre-gl';
import type { MapContent } from './map-content';
import { nameLayers, namesSource } from './name-layers';
import { roadLayers } from './road-layers';
import { routeLayers, routeSource } from './route-layers';

/** Its layers stay, so that a way which is known later changes no order. */
const NO_WAY = { isRoad: false, agreed: false };

/** Everything that is drawn. A change of theme, language or ride is another style, of which MapLibre repaints the difference. */
export const mapStyle = ({ tiles, names, language, colours, way }: MapContent): StyleSpecification => ({
  version: 8,
  // No glyphs: text-font names CSS families of the page.
  sources: {
    dhaka: { type: 'vector', url: tiles },
    names: { type: 'geojson', data: namesSource(names) },
    route: { type: 'geojson', data: routeSource(way) },
  },
  layers: [
    { id: 'land', type: 'background', paint: { 'background-color': colours.land } },
    ...roadLayers(colours),
    ...routeLayers(colours, way ?? NO_WAY),
    ...nameLayers(colours, language),
  ],
});
