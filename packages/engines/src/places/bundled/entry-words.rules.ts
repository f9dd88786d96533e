import type { PlacesData } from '@pothik/places-data';
import { allNeighbourhoods, neighbourhoodsBeside } from './neighbourhood.rules.js';
import type { PlaceWords } from './place-entry.types.js';
import { type Word, wordsOf } from './words.rules.js';

/** "Banani road 11" lies in the thana Gulshan: a place is also found by the localities this near, in units of the data (1 km). */
const NEIGHBOURHOOD = 950;

/** "chak bazar" is also "chakbazar". */
const neighboursJoined = (words: readonly string[]) =>
  words.slice(1).map((word, index) => `${words[index] ?? ''}${word}`);

const wholeBy = (words: readonly Word[], form: (word: Word) => string): string => words.map(form).join(' ');

/** A name or a question whole, by its letters and by its sound: "Farmgate" and "ফার্মগেট" have one in common. */
export function wholeNamesOf(words: readonly Word[]): string[] {
  const texts = wholeBy(words, ({ text, number }) => number ?? text);
  const sounds = wholeBy(words, ({ sound, number }) => number ?? sound);
  return [...new Set([texts, sounds])];
}

/** The words of each name that a place has. */
export const wordsOfNames = (names: readonly (string | null)[]): Word[][] =>
  names.filter((name) => name !== null).map(wordsOf);

/** A place's names as they are indexed: by their letters, and by their sound with neighbouring words also joined. */
export function indexedWords(known: readonly (readonly Word[])[]): Omit<PlaceWords, 'where'> {
  const sounds = known.map((words) => words.map(({ sound }) => sound));
  const texts = known.flatMap((words) => words.map(({ text }) => text));
  // Once each: a landmark with many names is not more of a place for it.
  return {
    name: [...new Set(texts)].join(' '),
    sound: [...new Set(sounds.flatMap((list) => [...list, ...neighboursJoined(list)]))].join(' '),
  };
}

const bothForms = (name: string) => wordsOf(name).flatMap(({ text, sound }) => [text, sound]);

/** The words of where a place lies: its thana, the neighbourhoods it lies in or beside, and the localities within 1 km. */
export function neighbourhoodOf({ areas, localities }: Pick<PlacesData, 'areas' | 'localities'>) {
  const areaWords = areas.map(([english]) => bothForms(english));
  const localityWords = localities.map(([name, , x, y]) => ({ words: bothForms(name), x, y }));
  const ownWords = new Map(allNeighbourhoods().map(({ name }) => [name, bothForms(name)]));
  return (area: number | undefined, { x, y }: { x: number; y: number }): string =>
    [
      ...new Set(neighbourhoodsBeside({ x, y }).flatMap(({ name }) => ownWords.get(name) ?? [])),
      ...(area === undefined ? [] : (areaWords[area] ?? [])),
      ...localityWords
        .filter((locality) => Math.hypot(locality.x - x, locality.y - y) < NEIGHBOURHOOD)
        .flatMap(({ words }) => words),
    ].join(' ');
}

/** What a place counts more for its size: houses that name a locality, or a road's length in 100 metres. */
export const weightOfSize = (size: number): number => 1 + Math.log10(1 + size) / 5;
