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

/** A person's own two places. */
export const SAVED_PLACE = { HOME: 'HOME', WORK: 'WORK' } as const;
export type SavedPlaceLabel = (typeof SAVED_PLACE)[keyof typeof SAVED_PLACE];
