import type { Point } from '@pothik/contracts/platform';
import type { FeatureCollection } from 'geojson';
import type { LiveContent, LiveIncident, LiveMarker, ShownState } from './live-content';

/** Above so many free cars in view they are grouped into counts. */
export const GROUPED_ABOVE = 40;

/** What is drawn over what: the higher on top. */
const ORDER: Readonly<Record<ShownState, number>> = { STALE: 0, FREE: 1, COMING: 2, ON_RIDE: 3, ASKED: 4 };

const collection = (features: FeatureCollection['features']): FeatureCollection => ({
  type: 'FeatureCollection',
  features,
});

const at = ({ lng, lat }: Point, properties: object): FeatureCollection['features'][number] => ({
  type: 'Feature',
  properties: { ...properties },
  geometry: { type: 'Point', coordinates: [lng, lat] },
});

const driver = ({ id, point, state, vehicleType }: LiveMarker) =>
  at(point, { id, state, vehicleType, order: ORDER[state] });
const incident = ({ id, point }: LiveIncident) => at(point, { id });

/** The data of the live map's sources. Free cars stand apart, because they alone are grouped. */
export function liveSources({ drivers, incidents, chosen, track }: LiveContent) {
  const others = drivers.filter(({ id }) => id !== chosen);
  return {
    'live-free': collection(others.filter(({ state }) => state === 'FREE').map(driver)),
    'live-busy': collection(others.filter(({ state }) => state !== 'FREE').map(driver)),
    'live-chosen': collection(drivers.filter(({ id }) => id === chosen).map(driver)),
    'live-sos': collection(incidents.map(incident)),
    'live-track': collection(
      track.length < 2
        ? []
        : [
            {
              type: 'Feature',
              properties: {},
              geometry: { type: 'LineString', coordinates: track.map(({ lng, lat }) => [lng, lat]) },
            },
          ],
    ),
  };
}

export type LiveSource = keyof ReturnType<typeof liveSources>;

interface Box {
  contains(point: [number, number]): boolean;
}

/** Whether the free cars in view are so many that they are grouped. */
export function isCrowded(drivers: readonly LiveMarker[], view: Box): boolean {
  let free = 0;
  for (const { state, point } of drivers) if (state === 'FREE' && view.contains([point.lng, point.lat])) free += 1;
  return free > GROUPED_ABOVE;
}
