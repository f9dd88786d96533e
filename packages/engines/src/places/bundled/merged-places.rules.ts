import type { Point } from '@pothik/contracts/platform';
import { type FoundPlace, PLACE_KIND, type PlaceKind } from '@pothik/contracts/ride';
import { wholeNamesOf } from './entry-words.rules.js';
import { wordsAskedFor } from './linking-words.rules.js';
import { metresBetween, spotOf } from './metres.rules.js';
import { isSamePlace, type ShownPlace } from './one-row.rules.js';
import { type Question, readingsOf } from './question.rules.js';
import { nearness, WHOLE_NAME } from './ranking.rules.js';
import { asksForStreet, likeness } from './street.rules.js';
import { isNumber, type Word, wordsOf } from './words.rules.js';

/** A place with every name by which it is found, those that are not shown too. */
export interface KnownPlace {
  place: FoundPlace;
  names: readonly string[];
}

/** Two places of one name this near are one, in metres. */
const TWIN_METRES = 300;
/** They are one with the operator's place by a name that is shown, and by no further one: "Shyamoli" is more than Shyamoli Square. */
const LARGE: ReadonlySet<PlaceKind> = new Set([PLACE_KIND.AREA, PLACE_KIND.LOCALITY, PLACE_KIND.DISTRICT]);
/** How likely each kind is meant where names fit equally, in the order of the index. */
const WEIGHT: Readonly<Record<PlaceKind, number>> = {
  HOUSE: 8,
  AREA: 6,
  LOCALITY: 4,
  LANDMARK: 3,
  DISTRICT: 2,
  ROAD: 1.5,
  CROSSING: 0.7,
};
/** What a road counts when a street was typed: as a house. */
const TYPED_STREET = WEIGHT.HOUSE;
/** What a landmark counts of which only further names have the typed street, as "Rapa Plaza Dhanmondi 27" has. */
const IN_TYPED_STREET = 1;
/** What a word counts that only says where the place lies. */
const IN_AREA = 0.5;
const LEAST_PREFIX = 2;
const LEAST_SOUND = 3;

/**
 * The operator's places (`own`) among others that were found, both best first: each list keeps its order, and between
 * them the place comes first whose names say more of what was typed. One row a place: what is found at the same place as
 * one of the operator's under the same name is left out. At most `limit`.
 */
export function mergedPlaces(
  text: string,
  own: readonly KnownPlace[],
  found: readonly FoundPlace[],
  { near, limit }: { near?: Point | undefined; limit: number },
): FoundPlace[] {
  const asked = askedBy(text);
  const ofOperator = own.map((known) => ({ ...known, shown: shownOf(known.place) }));
  const left = ofOperator.map(({ place, names, shown }) => ({ shown, worth: worthOf({ place, names }, asked, near) }));
  const right = found
    .map(shownOf)
    .filter((shown) => !ofOperator.some((known) => isTwin(known, shown)))
    .map((shown) => ({ shown, worth: worthOf({ place: shown.place, names: shownNames(shown) }, asked, near) }));
  const merged: Shown[] = [];
  while (merged.length < limit) {
    const [first, other] = [left[0], right[0]];
    const next = first && (!other || first.worth >= other.worth) ? left.shift() : right.shift();
    if (!next) break;
    if (!merged.some((kept) => isSamePlace(kept, next.shown))) merged.push(next.shown);
  }
  return merged.map(({ place }) => place);
}

/** A place as it is compared, made once for each: its name is read once. */
interface Shown extends ShownPlace {
  place: FoundPlace;
}

const shownOf = (place: FoundPlace): Shown => {
  const { kind, name, nameBn, area, point } = place;
  return { kind, name, ...(nameBn === undefined ? {} : { nameBn }), area, ...spotOf(point), place };
};

const shownNames = ({ name, nameBn }: Pick<FoundPlace, 'name' | 'nameBn'>): string[] => [
  name,
  ...(nameBn === undefined ? [] : [nameBn]),
];

const wholeOf = (names: readonly string[]): string[] => names.flatMap((name) => wholeNamesOf(wordsOf(name)));

function isTwin({ shown, names }: { shown: Shown; names: readonly string[] }, other: Shown): boolean {
  if (isSamePlace(shown, other)) return true;
  if (LARGE.has(other.kind) || metresBetween(shown, other) > TWIN_METRES) return false;
  const whole = new Set(wholeOf(names));
  return wholeOf(shownNames(other)).some((name) => whole.has(name));
}

interface Asked {
  words: readonly Word[];
  /** The words without the house where a street was typed, which no road has in its name. */
  inStreet?: Question['words'];
  /** The streets that were typed by their names. */
  streets: Question['street']['names'];
  /** The words that are neither a number nor of a street's name: the landmark, if one was typed, or the area. */
  others: readonly Word[];
}

function askedBy(text: string): Asked {
  const words = wordsAskedFor(text);
  const readings = readingsOf(text);
  const inStreet = readings.find(({ house }) => house !== undefined) ?? readings[0];
  if (!inStreet || !asksForStreet(inStreet.street)) return { words, streets: [], others: [] };
  const ofStreet = new Set(inStreet.street.names.flatMap((name) => name.words));
  const others = inStreet.words.filter((word) => !word.isGeneric && !isNumber(word.text) && !ofStreet.has(word.text));
  return { words, inStreet: inStreet.words, streets: inStreet.street.names, others };
}

/** How likely a place is meant by what it is: where a street was typed, a road before what only lies in it. */
function weightOf(place: FoundPlace, { words, inStreet, streets, others }: Asked): number {
  // "Airport" is the airport, and not the thana that is called after it.
  if (place.kind === PLACE_KIND.AREA && words.every(({ isGeneric }) => isGeneric)) return WEIGHT.ROAD;
  if (!inStreet) return WEIGHT[place.kind];
  const own = shownNames(place).flatMap(wordsOf);
  if (place.kind === PLACE_KIND.ROAD || likeness(streets, wordsOf(place.name)) > 0) return TYPED_STREET;
  const isNamed = place.kind !== PLACE_KIND.LANDMARK || others.some((word) => own.some((known) => fits(word, known)));
  return isNamed ? WEIGHT[place.kind] : IN_TYPED_STREET;
}

function worthOf({ place, names }: KnownPlace, asked: Asked, near: Point | undefined): number {
  const { words, inStreet } = asked;
  // "kola bagan" is the whole of Kalabagan.
  const typed = wholeNamesOf(words).map(joinedName);
  const isWhole = wholeOf(names).some((name) => typed.includes(joinedName(name)));
  const metres = near === undefined ? 0 : metresBetween(spotOf(near), spotOf(place.point));
  const share = isWhole ? 1 : covered(place, names, inStreet ?? words);
  return share ** 2 * weightOf(place, asked) * (isWhole ? WHOLE_NAME : 1) * nearness(place, metres);
}

const joinedName = (name: string): string => name.replaceAll(' ', '');

/** The share of the typed words that are in the place's names, or say where it lies; generic words count where there is no other. */
function covered(place: FoundPlace, names: readonly string[], words: readonly Word[]): number {
  const telling = words.filter(({ isGeneric }) => !isGeneric);
  const asked = telling.length > 0 ? telling : words;
  if (asked.length === 0) return 0;
  const inNames = names.flatMap(wordsOf);
  const joined = names.map((name) =>
    wordsOf(name)
      .map(({ sound }) => sound)
      .join(''),
  );
  const inArea = [place.area, place.areaBn, place.thana, place.thanaBn].flatMap((known) => wordsOf(known ?? ''));
  const shares = asked.map((word): number => {
    if (inNames.some((known) => fits(word, known)) || joined.some((sound) => isPart(word.sound, sound, LEAST_SOUND)))
      return 1;
    return inArea.some((known) => fits(word, known)) ? IN_AREA : 0;
  });
  return shares.reduce((sum, share) => sum + share, 0) / asked.length;
}

function fits(word: Word, known: Word): boolean {
  const isSame = word.text === known.text || (word.number ?? word.text) === (known.number ?? known.text);
  if (isSame || isNumber(word.text)) return isSame;
  return isPart(word.text, known.text, LEAST_PREFIX) || isPart(word.sound, known.sound, LEAST_SOUND);
}

const isPart = (typed: string, known: string, least: number): boolean =>
  typed.length >= least && !isNumber(typed) && known.startsWith(typed);
