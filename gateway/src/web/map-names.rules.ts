import type { MapName } from '@pothik/contracts/platform';
import type { PlacesData } from '@pothik/places-data';

/** Neighbourhoods that fewer houses name are left out: the map would be full of them. */
const HOUSES_OF_A_LOCALITY = 10;
/** The data counts in 0.00001 degree. */
const UNITS_PER_DEGREE = 100_000;

/** The names that are drawn over the roads of the map, areas first: they are the last to give way. */
export function mapNamesOf({
  areas,
  localities,
  landmarks,
}: Pick<PlacesData, 'areas' | 'localities' | 'landmarks'>): MapName[] {
  return [
    ...areas.map(([english, bangla, , x, y]) => named('AREA', english, bangla, x, y)),
    ...localities
      .filter(([, , , , houses]) => houses >= HOUSES_OF_A_LOCALITY)
      .map(([name, , x, y]) => named('LOCALITY', name, null, x, y)),
    ...landmarks.map(([, english, bangla, , x, y]) => named('LANDMARK', english, bangla, x, y)),
  ];
}

const named = (of: MapName[4], english: string, bangla: string | null, x: number, y: number): MapName => [
  english,
  bangla,
  x / UNITS_PER_DEGREE,
  y / UNITS_PER_DEGREE,
  of,
];
