import type { PlaceSearchOptions } from '../place-search.js';
import { wholeNamesOf } from './entry-words.rules.js';
import type { Houses } from './houses.js';
import type { PlaceEntry } from './place-entry.types.js';
import type { Hit, PlaceIndex } from './place-index.js';
import { joinedPairs, type Question, readingsOf } from './question.rules.js';
import { byStreet, distinct, ranked } from './ranking.rules.js';
import type { Word } from './words.rules.js';

/** So many of the best are looked through for houses and equal names. */
const LOOKED_THROUGH = 300;

/**
 * The places that a person means by a text, the best first: by the first reading of it that finds the typed street, else
 * by the first that finds any; those in another street than the typed one last. `isWhole`: none that has only some of
 * the words.
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
    return distinct([...found.right, ...(found === exact[0] ? [] : allOf(exact[0])), ...found.wrong], options.limit);
  const elsewhere = exact.flatMap(({ wrong }) => wrong);
  const first = readings.find(({ house }) => house !== undefined) ?? readings[0];
  if (options.isWhole || first === undefined) return distinct(elsewhere, options.limit);
  const some = answer(first, someHits(index, first.words));
  return distinct([...some.right, ...elsewhere, ...some.wrong], options.limit);

  function answer({ house, words, street }: Question, hits: readonly Hit[]): Answer {
    const entries = ranked(hits, { ...options, typed: wholeNamesOf(words) })
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

/** Where no place has all words: those with most of them, at least half. A single word must fit. */
function someHits(index: PlaceIndex, words: readonly Word[]): Hit[] {
  const telling = words.filter(({ isGeneric }) => !isGeneric);
  return telling.length < 2 ? [] : index.withMost(telling, Math.ceil(telling.length / 2));
}
