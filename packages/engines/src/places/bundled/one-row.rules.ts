import { type FoundPlace, PLACE_KIND, type PlaceKind } from '@pothik/contracts/ride';
import { wholeNamesOf } from './entry-words.rules.js';
import { metresBetween, type Spot } from './metres.rules.js';
import { isNumber, wordsOf } from './words.rules.js';

/** A place as people see it in a list. */
export type ShownPlace = Pick<FoundPlace, 'kind' | 'name' | 'nameBn' | 'area'> & Spot;

/** How far apart two places of one name may be and still be one, in metres: a thana is found at its middle, a shop has branches. */
const ONE_WITHIN_METRES = { AREA: 4_000, LANDMARKS: 300, CROSSINGS: 300, ROADS: 1_000, OTHERS: 1_500 } as const;
/** Of several rows of one place the first of these stays. */
const BEST_KIND_FIRST: readonly PlaceKind[] = [
  PLACE_KIND.AREA,
  PLACE_KIND.LOCALITY,
  PLACE_KIND.LANDMARK,
  PLACE_KIND.DISTRICT,
  PLACE_KIND.ROAD,
  PLACE_KIND.HOUSE,
  PLACE_KIND.CROSSING,
];

interface Read {
  whole: readonly string[];
  /** The name is more than "Road 5". */
  isNamed: boolean;
}

/** Names are read once: the same places are compared at each letter that is typed. */
const READ = new WeakMap<object, Read>();

function readOf(place: ShownPlace): Read {
  const known = READ.get(place);
  if (known) return known;
  const shown = [place.name, ...(place.nameBn === undefined ? [] : [place.nameBn])];
  const names = shown.map((name) => wordsOf(place.kind === PLACE_KIND.CROSSING ? inOneOrder(name) : name));
  const read = {
    whole: names.flatMap(wholeNamesOf).filter((name) => name !== ''),
    isNamed: names.flat().some(({ isGeneric, text }) => !isGeneric && !isNumber(text)),
  };
  READ.set(place, read);
  return read;
}

/** "Green Road × Panthapath" is "Panthapath × Green Road". */
const inOneOrder = (crossing: string): string => crossing.split(' × ').sort().join(' ');

/** Whether two rows are one place: the same name in either script, near each other. */
export function isSamePlace(one: ShownPlace, other: ShownPlace): boolean {
  const { whole, isNamed } = readOf(one);
  if (!readOf(other).whole.some((name) => whole.includes(name))) return false;
  const isInOneArea = one.kind === other.kind && one.area === other.area;
  if (one.kind === PLACE_KIND.HOUSE || other.kind === PLACE_KIND.HOUSE) return isInOneArea;
  const metres = metresBetween(one, other);
  if (one.kind === PLACE_KIND.CROSSING || other.kind === PLACE_KIND.CROSSING)
    return one.kind === other.kind && metres <= ONE_WITHIN_METRES.CROSSINGS;
  if (one.kind === PLACE_KIND.ROAD && other.kind === PLACE_KIND.ROAD)
    return isInOneArea || (isNamed && metres <= ONE_WITHIN_METRES.ROADS);
  return metres <= reachOf(one.kind, other.kind);
}

function reachOf(one: PlaceKind, other: PlaceKind): number {
  if (one === PLACE_KIND.AREA || other === PLACE_KIND.AREA) return ONE_WITHIN_METRES.AREA;
  return one === PLACE_KIND.LANDMARK && other === PLACE_KIND.LANDMARK
    ? ONE_WITHIN_METRES.LANDMARKS
    : ONE_WITHIN_METRES.OTHERS;
}

/** One row a place, in the order of the first row of each, and at most so many; of its rows the one of the best kind. */
export function oneRowEach<Place extends ShownPlace>(places: Iterable<Place>, limit: number): Place[] {
  const kept: Place[] = [];
  for (const place of places) {
    if (kept.length >= limit) break;
    const at = kept.findIndex((row) => isSamePlace(row, place));
    if (at < 0) kept.push(place);
    else if (isBetterKind(place, kept[at] as Place)) kept[at] = place;
  }
  return kept;
}

const isBetterKind = (one: ShownPlace, other: ShownPlace): boolean =>
  BEST_KIND_FIRST.indexOf(one.kind) < BEST_KIND_FIRST.indexOf(other.kind);
