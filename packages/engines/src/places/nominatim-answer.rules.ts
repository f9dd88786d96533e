import { BANGLADESH, type Point } from '@pothik/contracts/platform';
import { type FoundPlace, PLACE_KIND, type PlaceKind } from '@pothik/contracts/ride';
import { z } from 'zod';

/** What is read of a place in Nominatim's format jsonv2, with namedetails and addressdetails. */
const nominatimPlace = z.object({
  osm_type: z.string().optional(),
  osm_id: z.number().optional(),
  lat: z.coerce.number(),
  lon: z.coerce.number(),
  category: z.string().optional(),
  type: z.string().optional(),
  addresstype: z.string().optional(),
  name: z.string().optional(),
  display_name: z.string().optional(),
  namedetails: z.record(z.string(), z.string()).nullish(),
  address: z.record(z.string(), z.string()).optional(),
});
type NominatimPlace = z.output<typeof nominatimPlace>;

/** The names of an address from near to far, by Nominatim's keys; of each list the first that there is. */
const NEAR_KEYS = ['suburb', 'city_district', 'neighbourhood', 'quarter', 'town', 'village'];
const FAR_KEYS = ['city', 'state_district', 'county', 'state'];
/** Nominatim's addresstypes: https://nominatim.org/release-docs/5.3/api/Output/#addresstype-list */
const AREA_TYPES = new Set(['suburb', 'city_district', 'borough', 'county', 'municipality', 'town']);
const LOCALITY_TYPES = new Set(['neighbourhood', 'quarter', 'village', 'hamlet', 'residential', 'city_block']);
const DISTRICT_TYPES = new Set(['city', 'state_district', 'district', 'state', 'region']);
const CROSSING_TYPES = new Set(['junction', 'traffic_signals', 'crossing']);

/** The places of an answer to /search, the best first; those outside Bangladesh or without a name are left out. */
export function placesOf(answer: unknown): FoundPlace[] {
  const parsed = z.array(z.unknown()).safeParse(answer);
  if (!parsed.success) throw new Error('The answer is no list.');
  return parsed.data.map(placeOf).filter((place) => place !== undefined);
}

/** The place of an answer to /reverse; undefined when it says that there is none. */
export function placeOf(answer: unknown): FoundPlace | undefined {
  const { success, data } = nominatimPlace.safeParse(answer);
  if (!success) return undefined;
  const point = { lat: data.lat, lng: data.lon };
  const names = namesOf(data);
  if (names === undefined || !isInBangladesh(point)) return undefined;
  return { id: idOf(data), kind: kindOf(data), ...names, ...areaOf(data, names.name), point };
}

const isInBangladesh = ({ lat, lng }: Point): boolean =>
  lat >= BANGLADESH.south && lat <= BANGLADESH.north && lng >= BANGLADESH.west && lng <= BANGLADESH.east;

const idOf = ({ osm_type, osm_id, lat, lon }: NominatimPlace) =>
  osm_type === undefined || osm_id === undefined ? `${lat},${lon}` : `${osm_type}:${osm_id}`;

function kindOf({ category, type = '', addresstype = '', address }: NominatimPlace): PlaceKind {
  if (type === 'house' || (address?.house_number !== undefined && ['place', 'building'].includes(category ?? '')))
    return PLACE_KIND.HOUSE;
  if (CROSSING_TYPES.has(type)) return PLACE_KIND.CROSSING;
  if (category === 'highway') return PLACE_KIND.ROAD;
  if (AREA_TYPES.has(addresstype)) return PLACE_KIND.AREA;
  if (LOCALITY_TYPES.has(addresstype)) return PLACE_KIND.LOCALITY;
  if (DISTRICT_TYPES.has(addresstype)) return PLACE_KIND.DISTRICT;
  return PLACE_KIND.LANDMARK;
}

/** Both names where both are known; a house without a name by its number and road. */
function namesOf({ name, namedetails, address, display_name }: NominatimPlace) {
  const english = namedetails?.['name:en'];
  const bangla = namedetails?.['name:bn'];
  const house = [address?.house_number, address?.road].filter((part) => part !== undefined).join(', ');
  const known = [english, namedetails?.name, name, house, display_name?.split(', ')[0]].find(isWritten);
  return known === undefined ? undefined : { name: known, ...(isWritten(bangla) ? { nameBn: bangla } : {}) };
}

const isWritten = (text: string | undefined): text is string => text !== undefined && text !== '';

/** "Gulshan, Dhaka": the nearest and the farthest name of the address that is not the place's own. */
function areaOf({ address = {} }: NominatimPlace, name: string): { area: string } {
  const first = (keys: readonly string[]) => keys.map((key) => address[key]).find((part) => part !== name && part);
  const parts = [first(NEAR_KEYS), first(FAR_KEYS)].filter((part) => part !== undefined);
  return { area: [...new Set(parts)].join(', ') };
}
