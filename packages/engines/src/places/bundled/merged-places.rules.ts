import type { Point } from '@pothik/contracts/platform';
import { type FoundPlace, PLACE_KIND, type PlaceKind } from '@pothik/contracts/ride';
import { wholeNamesOf } from './entry-words.rules.js';
import { metresBetween, spotOf } from './metres.rules.js';
import { nearness, WHOLE_NAME } from './ranking.rules.js';
import { isNumber, type Word, wordsOf } from './words.rules.js';

/** A place with every name by which it is found, those that are not shown too. */
export interface KnownPlace {
  place: FoundPlace;
  names: readonly string[];
}

/** Two places of one name this near are one, in metres. */
const TWIN_METRES = 300;
/** A centre is no place of its own: an area beside a landmark of its name stays. */
const NEVER_TWINS: ReadonlySet<PlaceKind> = new Set([PLACE_KIND.AREA, PLACE_KIND.DISTRICT]);
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
/** What a word counts that only says where the place lies. */
const IN_AREA = 0.5;
const LEAST_PREFIX = 2;
const LEAST_SOUND = 3;

/**
 * The operator's places (`own`) among others that were found, both best first: each list keeps its order, and between
 * them the place comes first whose names say more of what was typed. What is found at the same place as one of the
 * operator's under the same name is left out. At most `limit`.
 */
export function mergedPlaces(
  text: string,
  own: readonly KnownPlace[],
  found: readonly FoundPlace[],
  { near, limit }: { near?: Point | undefined; limit: number },
): FoundPlace[] {
  const words = wordsOf(text);
  const left = own.map((known) => ({ place: known.place, worth: worthOf(known, words, near) }));
  const right = found
    .filter((place) => !own.some((known) => isTwin(known, place)))
    .map((place) => ({ place, worth: worthOf({ place, names: shownNames(place) }, words, near) }));
  const merged: FoundPlace[] = [];
  while (merged.length < limit) {
    const [first, other] = [left[0], right[0]];
    const next = first && (!other || first.worth >= other.worth) ? left.shift() : right.shift();
    if (!next) break;
    merged.push(next.place);
  }
  return merged;
}

const shownNames = ({ name, nameBn }: FoundPlace): string[] => [name, ...(nameBn === undefined ? [] : [nameBn])];

const wholeOf = (names: readonly string[]): string[] => names.flatMap((name) => wholeNamesOf(wordsOf(name)));

function isTwin({ place, names }: KnownPlace, other: FoundPlace): boolean {
  if (NEVER_TWINS.has(other.kind)) return false;
  if (metresBetween(spotOf(place.point), spotOf(other.point)) > TWIN_METRES) return false;
  const whole = new Set(wholeOf(names));
  return wholeOf(shownNames(other)).some((name) => whole.has(name));
}

function worthOf({ place, names }: KnownPlace, words: readonly Word[], near: Point | undefined): number {
  const typed = wholeNamesOf(words);
  const isWhole = wholeOf(names).some((name) => typed.includes(name));
  const metres = near === undefined ? 0 : metresBetween(spotOf(near), spotOf(place.point));
  return covered(place, names, words) ** 2 * WEIGHT[place.kind] * (isWhole ? WHOLE_NAME : 1) * nearness(place, metres);
}

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
  const inArea = wordsOf(`${place.area} ${place.areaBn ?? ''}`);
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
