import type { OperatorPlaceView } from '@pothik/contracts/ride';
import type { StoredPlace } from './operator-place.repository.js';

/** `names`: of those who changed places, by id. */
export function viewOperatorPlace(place: StoredPlace, names: ReadonlyMap<string, string>): OperatorPlaceView {
  const { _id, name, nameBn, kind, point, aliases, foundBy, version, isRemoved, byId, updatedAt } = place;
  return {
    _id: _id.toString(),
    name,
    nameBn,
    kind,
    point: { lat: point.lat, lng: point.lng },
    aliases: [...aliases],
    foundBy,
    version,
    isRemoved,
    by: byId === '' ? null : { _id: byId, name: names.get(byId) ?? '' },
    updatedAt: updatedAt.toISOString(),
  };
}
