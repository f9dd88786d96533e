import type { LayerSpecification } from 'maplibre-gl';
import type { MapColours } from './map-content';

/** Road classes of the map file (`rank`, 0: motorway), and widths in pixels at zoom 12, 14 and 16. */
interface RoadClass {
  id: string;
  ranks: readonly number[];
  colour: keyof MapColours;
  casing?: keyof MapColours;
  widths: readonly [number, number, number];
  minzoom?: number;
}

const MINOR: RoadClass = { id: 'minor', ranks: [5, 6, 7], colour: 'minor', widths: [0, 1.5, 5], minzoom: 13 };
/** The narrower below the wider. */
const MAIN: readonly RoadClass[] = [
  { id: 'secondary', ranks: [3, 4], colour: 'secondary', casing: 'case', widths: [2, 4, 9] },
  { id: 'primary', ranks: [2], colour: 'primary', casing: 'caseMain', widths: [3, 6, 12] },
  { id: 'trunk', ranks: [0, 1], colour: 'trunk', casing: 'caseMain', widths: [4, 8, 15] },
];
const CASING_PX = 1.5;
/** A whole city is seen at zoom 9: full widths would be one blot there. */
const FAR = { zoom: 9, factor: 0.35 };

/** Roads by class: casings of all before all fills, so that crossings are open. */
export function roadLayers(colours: MapColours): LayerSpecification[] {
  return [
    road(MINOR, 'minor', colours.minor, 0),
    ...MAIN.flatMap((main) => (main.casing ? [road(main, `${main.id}-case`, colours[main.casing], CASING_PX)] : [])),
    ...MAIN.map((main) => road(main, main.id, colours[main.colour], 0)),
  ];
}

function road({ ranks, widths, minzoom }: RoadClass, id: string, colour: string, more: number): LayerSpecification {
  const [at12, at14, at16] = widths;
  return {
    id,
    type: 'line',
    source: 'dhaka',
    'source-layer': 'roads',
    ...(minzoom === undefined ? {} : { minzoom }),
    filter: ['in', ['get', 'rank'], ['literal', [...ranks]]],
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: {
      'line-color': colour,
      'line-width': [
        'interpolate',
        ['exponential', 1.5],
        ['zoom'],
        FAR.zoom,
        (at12 + more) * FAR.factor,
        12,
        at12 + more,
        14,
        at14 + more,
        16,
        at16 + more,
      ],
    },
  };
}
