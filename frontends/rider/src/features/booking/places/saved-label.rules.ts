import { type OwnPlaces, SAVED_PLACE, type SavedPlaceLabel } from '@pothik/contracts/ride';
import type { WrittenPlace } from '@pothik/ride-ui';

/** Under which of one's labels a place is saved. */
export const labelOf = (place: WrittenPlace, own: OwnPlaces | undefined): SavedPlaceLabel | undefined =>
  Object.values(SAVED_PLACE).find((label) => own?.saved[label]?.name === place.name);
