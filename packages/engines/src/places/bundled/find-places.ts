import { PLACE_KIND } from '@pothik/contracts/ride';
import type { PlaceSearchOptions } from '../place-search.js';
import { wholeNamesOf } from './entry-words.rules.js';
import type { Houses } from './houses.js';
import { oneRowEach } from './one-row.rules.js';
import type { PlaceEntry } from './place-entry.types.js';
import type { Hit, PlaceIndex } from './place-index.js';
import { joinedPairs, type Question, readingsOf } from './question.rules.js';
import { byStreet, ranked } from './ranking.rules.js';
import { isNumber, type Word } from './words.rules.js';

/** So many of the best are looked through for houses and equal names. */
const LOOKED_THROUGH = 300;

/**
 * The places that a person means by a text, the best first: by the first reading of it that finds the typed street, else
 * by the first that finds any; those in another street than the typed one last. `isWhole`: none that has only some of
 * the words, but those that a part of the text names as a whole.
 */
export function findPlaces(
  { index, houses }: { index: PlaceIndex; houses?: Houses },
  text: string,
  options: PlaceSearchOptions & { isWhole?: boolean },
): PlaceEntry[] {
  const readings = readingsOf(text);
  const exact = readings.map((reading) => answer(reading, hitsOf(index, reading.words)));
  const found = exact.find(({ hasStreet }) => hasStreet) ?? exact.find(({ right }) => right.length > 0);
  if (found)
    return oneRowEach([...found.right, ...(found === exact[0] ? [] : allOf(exact[0])), ...found.wrong], options.limit);
  const elsewhere = exact.flatMap(({ wrong }) => wrong);
  const first = readings.find(({ house }) => house !== undefined) ?? readings[0];
  const [barest] = readings.slice(-1);
  if (first === undefined || barest === undefined) return [];
  const { hits, run } = namedIn(index, barest.words);
  const named = ranked(hits, options).map(({ entry }) => entry);
  if (options.isWhole) return oneRowEach([...named, ...elsewhere], options.limit);
  const some = answer(first, someHits(index, first.words));
  return oneRowEach([...inRun(first, run), ...named, ...some.right, ...elsewhere, ...some.wrong], options.limit);

  /** "office, 5 no road, niketon": of the place that is named, what has the typed numbers too. */
  function inRun(question: Question, run: readonly Word[]): PlaceEntry[] {
    const isOfRun = (word: Word) => run.some(({ text }) => text === word.text);
    const words = question.words.filter((word) => isOfRun(word) || word.isGeneric || isNumber(word.text));
    const hasNumber = words.some((word) => isNumber(word.text) && !isOfRun(word));
    return run.length > 0 && hasNumber ? answer({ ...question, words }, index.withAll(words)).right : [];
  }

  function answer({ house, words, street }: Question, hits: readonly Hit[]): Answer {
    const entries = ranked(hits, { ...options, typed: wholeNamesOf(words), words })
      .slice(0, LOOKED_THROUGH)
      .map(({ entry }) => entry);
    const sorted = byStreet(entries, street);
    const ofHouse = house === undefined ? [] : housesIn(sorted.withHouses, house);
    return { ...sorted, right: [...ofHouse, ...sorted.right] };
  }

  function housesIn(entries: readonly PlaceEntry[], number: string): PlaceEntry[] {
    const found = entries.map(({ road }) => (road === undefined ? undefined : houses?.find(road, number)));
    return [...found.flatMap((street) => street?.exact ?? []), ...found.flatMap((street) => street?.parts ?? [])];
  }
}

/** What a reading finds: in the typed street or in no street, and in another one. */
type Answer = Pick<ReturnType<typeof byStreet>, 'right' | 'wrong' | 'hasStreet'>;

const allOf = (answer: Answer | undefined): PlaceEntry[] => (answer ? [...answer.right, ...answer.wrong] : []);

/**
 * The places with all words, and those with two neighbouring words written as one where a name has that word: "সাত মসজিদ"
 * is the road সাতমসজিদ, although a mosque in a road 7 has both words.
 */
function hitsOf(index: PlaceIndex, words: readonly Word[]): Hit[] {
  if (words.length === 0) return [];
  const joined = joinedPairs(words);
  const named = joined.filter((pair) => pair.some((word) => !words.includes(word) && index.hasWord(word)));
  const hits = [words, ...named].flatMap((all) => index.withAll(all));
  if (hits.length > 0) return hits;
  // No name has such a word as it stands: a part or a misspelling of one may be meant.
  for (const pair of joined) {
    const joinedHits = index.withAll(pair);
    if (joinedHits.length > 0) return joinedHits;
  }
  return [];
}

/** The longest run of words that is the whole name of a place: "amar bondhur basha, mirpur 10" has Mirpur 10. */
function namedIn(index: PlaceIndex, words: readonly Word[]): { hits: Hit[]; run: readonly Word[] } {
  for (let length = words.length; length > 0; length -= 1) {
    for (let from = words.length - length; from >= 0; from -= 1) {
      const run = words.slice(from, from + length);
      if (!run.some(({ text, isGeneric }) => !isGeneric && !isNumber(text))) continue;
      const named = index.withName(length > 1 ? wholeNamesOf(run) : formsOf(run[0] as Word));
      // A single word is too often also the name of a lane.
      const sure = length > 1 ? named : named.filter(({ kind }) => kind !== PLACE_KIND.ROAD);
      if (sure.length > 0) return { hits: sure.map((entry) => ({ entry, score: 1 })), run };
    }
  }
  return { hits: [], run: [] };
}

/** Two consonants are the sound of too many names. */
const LEAST_SOUND = 3;
const formsOf = ({ text, sound }: Word): string[] => (sound.length < LEAST_SOUND ? [text] : [text, sound]);

/** Where no place has all words: those with most of them, at least half. A single word must fit. */
function someHits(index: PlaceIndex, words: readonly Word[]): Hit[] {
  const telling = words.filter(({ isGeneric }) => !isGeneric);
  return telling.length < 2 ? [] : index.withMost(telling, Math.ceil(telling.length / 2));
}
