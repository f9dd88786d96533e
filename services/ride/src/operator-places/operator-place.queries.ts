import type { Input } from '@pothik/contracts/platform';
import type { rideHttp } from '@pothik/contracts/ride';
import { anyContains } from '@pothik/service-kit';

type PlacesInput = Pick<Input<typeof rideHttp.operatorPlaces>, 'kind' | 'searchTerm'>;

/** Matches places that are not removed by their kind and by a part of any of their names. */
export function operatorPlaceFilter({ kind, searchTerm }: PlacesInput): Record<string, unknown> {
  return {
    isRemoved: false,
    ...(kind === undefined ? {} : { kind }),
    ...anyContains(['name', 'nameBn', 'aliases'], searchTerm),
  };
}
