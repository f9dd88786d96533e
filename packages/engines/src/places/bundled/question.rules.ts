import { isNumber, type Word, wordsOf } from './words.rules.js';

/** The longest text that is read, in characters: longer than any place that a booking can hold. */
const TEXT_MAXIMUM = 200;
/** No name of the bundled data has more; each further word costs time. */
const WORDS_MAXIMUM = 12;

/** One way to read a question: what must be found, and the house in it. */
export interface Question {
  words: readonly Word[];
  /** As `houseKey`. */
  house?: string;
}

/** The form by which house numbers are compared: "24/A", "24a" and "House 24-A" are "24a". */
export const houseKey = (number: string): string =>
  wordsOf(number)
    .map(({ text }) => text)
    .filter((word) => word !== 'house')
    .join('-');

/** The ways to read what a person typed, the likeliest first; none when nothing in it can be part of a name. */
export function readingsOf(text: string): Question[] {
  const words = wordsOf(text.slice(0, TEXT_MAXIMUM)).slice(0, WORDS_MAXIMUM);
  if (words.length === 0) return [];
  const at = words.findIndex(({ text: word }, index) => word === 'house' && isNumber(words[index + 1]?.text));
  if (at >= 0) return [houseAt(words, at, at + 1), { words }];
  const [first, ...others] = words;
  // "24/A, Road 5": a number before everything else may be a house.
  if (isNumber(first?.text) && others.some(({ isGeneric, text: word }) => !isGeneric || word === 'road'))
    return [{ words }, houseAt(words, 0, 0)];
  return [{ words }];
}

/** The words `from` a house's number, which ends before the next word that is neither number nor letter. */
function houseAt(words: readonly Word[], at: number, from: number): Question {
  let end = from + 1;
  while (end < words.length && /^(\d|[a-z]$)/.test(words[end]?.text ?? '')) end += 1;
  const house = words.slice(from, end).map(({ text }) => text);
  return { words: [...words.slice(0, at), ...words.slice(end)], house: house.join('-') };
}

/** Each way to write two neighbouring words as one: "pantha path" for "Panthapath". */
export const joinedPairs = (words: readonly Word[]): Word[][] =>
  words.slice(1).map((right, index) => {
    const left = words[index] as Word;
    const joined = { text: left.text + right.text, sound: left.sound + right.sound, isGeneric: false };
    return [...words.slice(0, index), joined, ...words.slice(index + 2)];
  });
