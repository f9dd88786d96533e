import type { StyleSpecification } from 'maplibre-gl';
import { circleLayers, circleSource } from './circle-layers';
import type { MapContent } from './map-content';
import { nameLayers, namesSource } from './name-layers';
import { roadLayers } from './road-layers';
import { routeLayers, routeSource } from './route-layers';

/** Its layers stay, so that a way which is known later changes no order. */
const NO_WAY = { isRoad: false, agreed: false };

/** Everything that is drawn. A change of theme, language or ride is another style, of which MapLibre repaints the difference. */
export const mapStyle = ({ tiles, names, language, colours, way, circle }: MapContent): StyleSpecification => ({
  version: 8,
  // No glyphs: text-font names CSS families of the page.
  sources: {
    dhaka: { type: 'vector', url: tiles },
    names: { type: 'geojson', data: namesSource(names) },
    circle: { type: 'geojson', data: circleSource(circle) },
    route: { type: 'geojson', data: routeSource(way) },
  },
  layers: [
    { id: 'land', type: 'background', paint: { 'background-color': colours.land } },
    ...roadLayers(colours),
    ...circleLayers(colours),
    ...routeLayers(colours, way ?? NO_WAY),
    ...nameLayers(colours, language),
  ],
});
