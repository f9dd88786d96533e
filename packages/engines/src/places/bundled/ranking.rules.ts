import { isBangla, type Language, type Point } from '@pothik/contracts/platform';
import { PLACE_KIND, type PlaceKind } from '@pothik/contracts/ride';
import { metresBetween, spotOf } from './metres.rules.js';
import type { PlaceEntry } from './place-entry.types.js';
import { agreement, asksForStreet, labelledNumbersOf, likeness, type Street, streetNumbersOf } from './street.rules.js';
import { isNumber, type Word, wordsOf } from './words.rules.js';

export interface Scored {
  entry: PlaceEntry;
  score: number;
}

/**
 * At this distance in metres from where the person is, a place counts half: people go to areas and landmarks from far,
 * but there is a road 5 in every neighbourhood.
 */
const HALF_AT = { wellKnown: 10_000, other: 800 } as const;
const WELL_KNOWN: ReadonlySet<PlaceKind> = new Set([PLACE_KIND.AREA, PLACE_KIND.LANDMARK, PLACE_KIND.DISTRICT]);
/** What a place counts more whose whole name was typed: "Dhanmondi" before "Dhanmondi 32". */
export const WHOLE_NAME = 6;
/** What a place counts more in the neighbourhood that was typed, and again in its numbered part. */
const NAMED_AREA = 1.5;
/** What a name in the reader's script counts more: enough between equals, and no more. */
const READERS_SCRIPT = 1.05;

export interface RankingOptions {
  near?: Point | undefined;
  language: Language;
  /** What was typed as a whole name, as `wholeNamesOf`. */
  typed?: readonly string[];
  words?: readonly Word[];
}

/** The best first: by how well the names fit, how well known the place is, how near it is and whether it can be read. */
export function ranked<Found extends Scored>(
  found: readonly Found[],
  { near, language, typed = [], words = [] }: RankingOptions,
): Found[] {
  const here = near === undefined ? undefined : spotOf(near);
  const worth = ({ entry, score }: Scored) =>
    score *
    entry.weight *
    (entry.wholeNames?.some((name) => typed.includes(name)) ? WHOLE_NAME : 1) *
    inNamedArea(entry, words) *
    (isReadable(entry, language) ? READERS_SCRIPT : 1) *
    (here === undefined ? 1 : nearness(entry, metresBetween(here, entry)));
  return found
    .map((one) => ({ one, worth: worth(one) }))
    .sort((left, right) => right.worth - left.worth)
    .map(({ one }) => one);
}

/** What a place so many metres away still counts, between 0 and 1. */
export function nearness({ kind }: Pick<PlaceEntry, 'kind'>, metres: number): number {
  const half = WELL_KNOWN.has(kind) ? HALF_AT.wellKnown : HALF_AT.other;
  return half / (half + metres);
}

/** What a place counts more for its neighbourhood, where that was typed: "road 11 banani", "mirpur 10 road 5". */
function inNamedArea({ area }: PlaceEntry, words: readonly Word[]): number {
  const isTyped = (known: Word) => words.some(({ text, sound }) => text === known.text || sound === known.sound);
  const own = areaWords(area).filter(({ isGeneric }) => !isGeneric);
  const numbers = own.filter(({ text }) => isNumber(text));
  if (own.length === numbers.length || !own.every((known) => isNumber(known.text) || isTyped(known))) return 1;
  return numbers.every(isTyped) ? NAMED_AREA ** 2 : NAMED_AREA;
}

/** There are some two hundred areas, and as many answers. */
const AREA_WORDS = new Map<string, readonly Word[]>();

/** The words of the nearest part of an area: "Banani" of "Banani, Dhaka". */
function areaWords(area: string): readonly Word[] {
  const known = AREA_WORDS.get(area) ?? wordsOf(area.split(',')[0] ?? '');
  AREA_WORDS.set(area, known);
  return known;
}

const isReadable = ({ name, nameBn }: PlaceEntry, language: Language) =>
  language === 'bn' ? nameBn !== undefined : !isBangla(name);

/**
 * Places by the typed street, otherwise in their order: those that have its name or its numbers first, those of another
 * number apart. `withHouses`: where the typed house may stand, which is in the typed road only.
 */
export function byStreet(entries: readonly PlaceEntry[], street: Street) {
  if (!asksForStreet(street)) return { right: [...entries], wrong: [], withHouses: entries, hasStreet: false };
  const scored = entries.map((entry) => {
    const numbers = street.numbers.size === 0 ? 0 : agreement(street.numbers, numbersOf(entry));
    const named = street.names.length === 0 ? 0 : namedAs(entry, street);
    return { entry, numbers, named, worth: numbers + named };
  });
  const right = scored.filter(({ numbers }) => numbers >= 0).sort((one, other) => other.worth - one.worth);
  const hasStreet = right.some(({ named }) => named > 0);
  const isThere = ({ numbers, named }: (typeof right)[number]) =>
    hasStreet ? named > 0 : numbers > 0 || !street.numbers.has('road');
  return {
    right: right.map(({ entry }) => entry),
    wrong: scored.filter(({ numbers }) => numbers < 0).map(({ entry }) => entry),
    withHouses: right.filter(isThere).map(({ entry }) => entry),
    hasStreet,
  };
}

/** Whether one of a place's names is that of a typed street; a crossing has the names of both. */
function namedAs({ name, nameBn, kind }: PlaceEntry, { names }: Street): number {
  const known = [name, ...(nameBn === undefined ? [] : [nameBn])];
  const single = kind === PLACE_KIND.CROSSING ? known.flatMap((both) => both.split('×')) : known;
  return Math.max(...single.map((one) => likeness(names, wordsOf(one))));
}

/** Names are read once: there may be hundreds in an answer, at each letter that is typed. */
const KNOWN_NUMBERS = new WeakMap<PlaceEntry, Street['numbers']>();

function numbersOf(entry: PlaceEntry): Street['numbers'] {
  // An area or a landmark has its number in its name: "Mirpur 10".
  if (entry.kind !== PLACE_KIND.ROAD && entry.kind !== PLACE_KIND.CROSSING) return NO_NUMBERS;
  const known = KNOWN_NUMBERS.get(entry);
  if (known) return known;
  // "Road 12" of Uttara Sector 7 has that sector's number too.
  const names = [entry.name, entry.nameBn ?? ''].map(wordsOf);
  const numbers = new Map([...labelledNumbersOf(areaWords(entry.area)), ...streetNumbersOf(names)]);
  KNOWN_NUMBERS.set(entry, numbers);
  return numbers;
}

const NO_NUMBERS: Street['numbers'] = new Map();
