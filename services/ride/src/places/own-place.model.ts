import type { Point } from '@pothik/contracts/platform';
import type { OwnPlace, SavedPlaceLabel } from '@pothik/contracts/ride';
import { documentSchema, embeddedSchema } from '@pothik/service-kit';

export const OWN_PLACES = 'OwnPlaces';

/** The places that one rider saved. */
export interface OwnPlacesDocument {
  /** The rider. */
  _id: string;
  HOME?: OwnPlace | null;
  WORK?: OwnPlace | null;
}

const point = embeddedSchema<Point>({ lat: Number, lng: Number });
const place = embeddedSchema<OwnPlace>({ name: { type: String, required: true }, point });

export const ownPlacesSchema = documentSchema<OwnPlacesDocument>(
  { _id: String, HOME: place, WORK: place } satisfies Record<SavedPlaceLabel | '_id', unknown>,
  { collection: 'own_places' },
);
