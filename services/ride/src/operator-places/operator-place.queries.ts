import type { Input } from '@pothik/contracts/platform';
import type { rideHttp } from '@pothik/contracts/ride';

type PlacesInput = Pick<Input<typeof rideHttp.operatorPlaces>, 'kind' | 'searchTerm'>;

/** Matches places that are not removed by their kind and by a part of any of their names. */
export function operatorPlaceFilter({ kind, searchTerm }: PlacesInput): Record<string, unknown> {
  const part = searchTerm && { $regex: searchTerm.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), $options: 'i' };
  return {
    isRemoved: false,
    ...(kind === undefined ? {} : { kind }),
    ...(part ? { $or: [{ name: part }, { nameBn: part }, { aliases: part }] } : {}),
  };
}
