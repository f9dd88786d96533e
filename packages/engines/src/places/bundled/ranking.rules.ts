import { isBangla, type Language, type Point } from '@pothik/contracts/platform';
import { PLACE_KIND, type PlaceKind } from '@pothik/contracts/ride';
import { metresBetween, spotOf } from './metres.rules.js';
import type { PlaceEntry } from './place-entry.types.js';
import { agreement, asksForStreet, likeness, type Street, streetNumbersOf } from './street.rules.js';
import { wordsOf } from './words.rules.js';

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
/** What a name in the reader's script counts more: enough between equals, and no more. */
const READERS_SCRIPT = 1.05;

/** The best first: by how well the names fit, how well known the place is, how near it is and whether it can be read. */
export function ranked<Found extends Scored>(
  found: readonly Found[],
  { near, language, typed = [] }: { near?: Point | undefined; language: Language; typed?: readonly string[] },
): Found[] {
  const here = near === undefined ? undefined : spotOf(near);
  const worth = ({ entry, score }: Scored) =>
    score *
    entry.weight *
    (entry.wholeNames?.some((name) => typed.includes(name)) ? WHOLE_NAME : 1) *
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
  const known = KNOWN_NUMBERS.get(entry) ?? streetNumbersOf([entry.name, entry.nameBn ?? ''].map(wordsOf));
  KNOWN_NUMBERS.set(entry, known);
  return known;
}

const NO_NUMBERS: Street['numbers'] = new Map();

/** Without those of the same name, kind and area as an earlier one, and at most so many. */
export function distinct(entries: Iterable<PlaceEntry>, limit: number): PlaceEntry[] {
  const kept = new Map<string, PlaceEntry>();
  for (const entry of entries) {
    if (kept.size >= limit) break;
    const key = `${entry.kind}|${entry.name}|${entry.area}`;
    if (!kept.has(key)) kept.set(key, entry);
  }
  return [...kept.values()];
}
