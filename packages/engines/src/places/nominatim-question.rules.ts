import type { Language, Point } from '@pothik/contracts/platform';
import type { PlaceSearchOptions } from './place-search.js';

/** The longest text that is sent, in characters. */
const TEXT_MAXIMUM = 200;
/** Half the side of the box in which places come first, in degrees: about 20 km. */
const NEAR_DEGREES = 0.2;
/** Buildings and roads, not only areas. */
const FINEST_ZOOM = '18';

const EVERY_QUESTION = { format: 'jsonv2', namedetails: '1', addressdetails: '1' };

/** The query of /search: places of Bangladesh, those around a point first. */
export function searchQuery(text: string, { language, near, limit }: PlaceSearchOptions): URLSearchParams {
  return new URLSearchParams({
    ...EVERY_QUESTION,
    q: text.slice(0, TEXT_MAXIMUM),
    'accept-language': language,
    countrycodes: 'bd',
    limit: String(limit),
    ...(near === undefined ? {} : { viewbox: boxAround(near) }),
  });
}

/** The query of /reverse. */
export const reverseQuery = ({ lat, lng }: Point, language: Language): URLSearchParams =>
  new URLSearchParams({
    ...EVERY_QUESTION,
    lat: String(lat),
    lon: String(lng),
    'accept-language': language,
    zoom: FINEST_ZOOM,
  });

/** Whether a geocoder can know it: a letter or a digit is in it. */
export const isQuestion = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

/** West, north, east, south. */
const boxAround = ({ lat, lng }: Point): string =>
  [lng - NEAR_DEGREES, lat + NEAR_DEGREES, lng + NEAR_DEGREES, lat - NEAR_DEGREES]
    .map((degrees) => degrees.toFixed(5))
    .join(',');
