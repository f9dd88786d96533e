/** What a place is: of the bundled data, of the operator's places, or written by a person. */
export const PLACE_KIND = {
  AREA: 'AREA',
  LOCALITY: 'LOCALITY',
  ROAD: 'ROAD',
  CROSSING: 'CROSSING',
  HOUSE: 'HOUSE',
  LANDMARK: 'LANDMARK',
  DISTRICT: 'DISTRICT',
} as const;
export type PlaceKind = (typeof PLACE_KIND)[keyof typeof PLACE_KIND];

/** What an operator's place is; the other kinds come from the bundled data alone. */
export const OPERATOR_PLACE_KIND = {
  LANDMARK: PLACE_KIND.LANDMARK,
  LOCALITY: PLACE_KIND.LOCALITY,
  CROSSING: PLACE_KIND.CROSSING,
} as const;
export type OperatorPlaceKind = (typeof OPERATOR_PLACE_KIND)[keyof typeof OPERATOR_PLACE_KIND];

/** A person's own two places. */
export const SAVED_PLACE = { HOME: 'HOME', WORK: 'WORK' } as const;
export type SavedPlaceLabel = (typeof SAVED_PLACE)[keyof typeof SAVED_PLACE];
