import { type Point, straightMetres } from '@pothik/contracts/platform';
import { type FoundPlace, PLACE_KIND, type PlaceKind } from '@pothik/contracts/ride';
import { isLinking } from './linking-words.rules.js';
import { hasUnread, isNumber, type Word, wordsOf } from './words.rules.js';

/** A text and its point, and what is known of both. */
export interface TextAndPoint {
  text: string;
  point: Point;
  /** What a search for the text finds, best first. */
  found: readonly FoundPlace[];
  /** What the point itself is called. */
  own: FoundPlace | undefined;
}

/** How far a place may lie from a point that is said to be it, in metres: a road and an area are found at their middle. */
const REACH: Readonly<Record<PlaceKind, number>> = {
  HOUSE: 1_000,
  LANDMARK: 1_000,
  CROSSING: 1_000,
  ROAD: 1_500,
  LOCALITY: 1_500,
  AREA: 4_000,
  DISTRICT: 4_000,
};
const LONG_ROAD_METRES = 6_000;

/** Words of many names that say what is there, and so tell places apart. */
const TELLING: ReadonlySet<string> = new Set(['airport', 'bazar', 'bridge', 'flyover', 'highway']);
/** A place at the point must say so much of what the place says that says most of the text, wherever that lies. */
const LEAST_SHARE = 0.6;
/** Less where such a place lies close by: thanas meet in the middle of a road. */
const CLOSE_BY = { metres: 2_500, leastShare: 0.4 } as const;
/** A shorter word or sound is the beginning of too many others. */
const LEAST_BEGINNING = 3;
/** People describe a point by a place near it that they can see or reach on foot. */
const ELSEWHERE_METRES = 4_000;

/**
 * Whether a text means a place at its point: the place that is meant first lies there, or one that lies there says nearly as much
 * of the text as any place that was found. Text that nobody knows means no place, and so does text of which people read more than
 * is compared here.
 */
export function placesAgree({ text, point, found, own }: TextAndPoint): boolean {
  if (hasUnread(text)) return false;
  const words = tellingWords(text);
  const there = placesAt({ point, found, own }, own !== undefined && namesArea(words, own));
  const [first] = found;
  // A single word is found whole, also by a name that is not shown: "KRS".
  if (first && there.includes(first) && (words.length === 1 || saidBy(first, words) >= LEAST_SHARE)) return true;
  const shareOf = (places: readonly FoundPlace[]) => Math.max(0, ...places.map((place) => saidBy(place, words)));
  const most = shareOf([...found, ...there]);
  const isCloseBy = found.some(
    (place) => saidBy(place, words) === most && straightMetres(point, place.point) <= CLOSE_BY.metres,
  );
  return most > 0 && shareOf(there) >= most * (isCloseBy ? CLOSE_BY.leastShare : LEAST_SHARE);
}

/** The places that lie at a point, and the one it is called by. */
function placesAt({ point, found, own }: Omit<TextAndPoint, 'text'>, isInArea: boolean): FoundPlace[] {
  const lying = found.filter((place) => straightMetres(point, place.point) <= reachOf(place, isInArea));
  return own ? [...lying, own] : lying;
}

/** A long road has its middle kilometres away: in the area that the text names as the point does, it lies at the point too. */
const reachOf = ({ kind }: FoundPlace, isInArea: boolean): number =>
  kind === PLACE_KIND.ROAD && isInArea ? LONG_ROAD_METRES : REACH[kind];

/** Whether the words name the area in which the point lies; of "Uttara Sector 7" Uttara is enough. */
function namesArea(words: readonly Word[], place: FoundPlace): boolean {
  const areas = place.kind === PLACE_KIND.AREA ? [place.name, place.nameBn ?? ''] : areasOf(place);
  return areas
    .map((known) => wordsOf(known).filter(({ isGeneric, text }) => !isGeneric && !isNumber(text)))
    .some((known) => known.length > 0 && known.every((part) => words.some((word) => isAlike(word, part))));
}

/** Whether every word of a text is of the point's own name and area, or only links them ("near"): then no search can know better. */
export function isNamedBy(text: string, own: FoundPlace | undefined): boolean {
  const words = tellingWords(text).filter((word) => !isLinking(word));
  return own !== undefined && !hasUnread(text) && words.length > 0 && said(own, words).every(Boolean);
}

/** The words of a text that no place at its point says, as a question for a search; empty when all are said. */
export function unsaidOf({ text, point, found, own }: TextAndPoint): string {
  const words = tellingWords(text);
  // A long road would say part of its own longer name, and leave the rest to a place far away.
  const saidBySome = placesAt({ point, found, own }, false).map((place) => said(place, words));
  const unsaid = words.filter((word, at) => !isLinking(word) && !saidBySome.some((each) => each[at]));
  return unsaid.map(({ text: word }) => word).join(' ');
}

/** Whether words that nobody at a point says are words of a place far away, and of none near. `found`: what a search for them finds, best first. */
export function meansElsewhere(unsaid: string, { point, found }: Pick<TextAndPoint, 'point' | 'found'>): boolean {
  const words = wordsOf(unsaid);
  const naming = found.filter(({ kind, name, nameBn = '' }) => {
    // Roads and houses of one name are in many areas, and a long road has its middle far away.
    if (kind === PLACE_KIND.ROAD || kind === PLACE_KIND.HOUSE) return false;
    const known = [name, nameBn].flatMap(wordsOf);
    return words.every((word) => known.some((part) => part.text === word.text || part.sound === word.sound));
  });
  return naming.length > 0 && naming.every((place) => straightMetres(point, place.point) > ELSEWHERE_METRES);
}

/** How far from a point the place lies that its text means, in metres; undefined for text that nobody knows. */
export const metresFromText = ({ point, found: [first] }: Pick<TextAndPoint, 'point' | 'found'>): number | undefined =>
  first && Math.round(straightMetres(point, first.point));

/** The words that tell places apart; without the number of a house, which no place on a map has for sure. */
function tellingWords(text: string): Word[] {
  const words = wordsOf(text);
  const placed = words.filter(
    (word, at) => !isNumber(word.text) || (at > 0 && words[at - 1]?.text !== 'house') || words.length === 1,
  );
  const telling = placed.filter(({ isGeneric, text: word }) => !isGeneric || TELLING.has(word));
  return telling.length > 0 ? telling : placed;
}

/** The share of the words that a place's names and area say. A word that is written again says no more. */
function saidBy(place: FoundPlace, words: readonly Word[]): number {
  const saidWords = said(place, words);
  const isSaid = new Map(words.map(({ text }, at) => [text, saidWords[at] === true]));
  return isSaid.size === 0 ? 0 : [...isSaid.values()].filter(Boolean).length / isSaid.size;
}

/** Its neighbourhood and the thana around that, each in both scripts. */
const areasOf = ({ area, areaBn = '', thana = '', thanaBn = '' }: FoundPlace): string[] => [
  ...[area, areaBn].map((known) => known.split(',')[0] ?? ''),
  thana,
  thanaBn,
];

function said(place: FoundPlace, words: readonly Word[]): boolean[] {
  const names = [place.name, place.nameBn ?? ''].map(wordsOf);
  const inNames = names.flat();
  const inArea = areasOf(place).flatMap(wordsOf);
  const joined = names.map((known) => known.map(({ sound }) => sound).join(''));
  return words.map(
    (word, at) =>
      [...inNames, ...inArea].some((known) => isAlike(word, known)) ||
      joined.some((sound) => isBeginning(word.sound, sound)) ||
      isPairIn(words, at, inNames),
  );
}

/** Whether a word and the one beside it are one word of the names: "sat masjid" and "Satmasjid". */
const isPairIn = (words: readonly Word[], at: number, known: readonly Word[]): boolean =>
  [at, at + 1].some((end) => {
    const [left, right] = [words[end - 1], words[end]];
    return left !== undefined && right !== undefined && known.some(({ sound }) => sound === left.sound + right.sound);
  });

function isAlike(word: Word, known: Word): boolean {
  if ((word.number ?? word.text) === (known.number ?? known.text)) return true;
  if (isNumber(word.text) || isNumber(known.text)) return false;
  return word.sound === known.sound || isBeginning(word.text, known.text) || isBeginning(word.sound, known.sound);
}

const isBeginning = (typed: string, known: string): boolean =>
  typed.length >= LEAST_BEGINNING && !isNumber(typed) && known.startsWith(typed);
