import { withoutInsideOfHouse } from './inside-house.rules.js';
import { withoutEndings, withoutLinking } from './linking-words.rules.js';
import { type Street, typedStreet } from './street.rules.js';
import { isNumber, type Word, wordsOf } from './words.rules.js';

/** The longest text that is read, in characters: longer than any place that a booking can hold. */
const TEXT_MAXIMUM = 200;
/** No name of the bundled data has more; each further word costs time. */
const WORDS_MAXIMUM = 12;
const BETWEEN_PARTS = /[,;،।\n]/;

/** One way to read a question: what must be found, and the house in it. */
export interface Question {
  words: readonly Word[];
  /** As `houseKey`. */
  house?: string;
  /** What the words say of a street. */
  street: Street;
}

/** A word, and between which commas it stands. */
type Placed = Word & { part: number };

/** The form by which house numbers are compared: "24/A", "24a" and "House 24-A" are "24a". */
export const houseKey = (number: string): string =>
  wordsOf(number)
    .map(({ text }) => text)
    .filter((word) => word !== 'house')
    .join('-');

/** The ways to read what a person typed, the likeliest first; none when nothing in it can be part of a name. */
export function readingsOf(text: string): Question[] {
  const words = placedWords(text.slice(0, TEXT_MAXIMUM)).slice(0, WORDS_MAXIMUM);
  const bare = withoutEndings(words);
  return [...readingsOfWords(withoutLinking(words)), ...(bare ? readingsOfWords(withoutLinking(bare)) : [])];
}

function readingsOfWords(words: readonly Placed[]): Question[] {
  if (words.length === 0) return [];
  const at = words.findIndex(({ text, part }, index) => text === 'house' && isHouseNumber(words[index + 1], part));
  if (at >= 0) return [houseAt(words, at, at + 1), asked(words)];
  const [first, ...others] = words;
  // "24/A, Road 5": a number before everything else may be a house.
  if (isNumber(first?.text) && others.some(({ isGeneric, text: word }) => !isGeneric || word === 'road'))
    return [asked(words), houseAt(words, 0, 0)];
  return [asked(words)];
}

/** "basha, 11 no road": the number behind the comma is the road's. */
const isHouseNumber = (word: Placed | undefined, part: number): boolean =>
  word !== undefined && word.part === part && isNumber(word.text);

function placedWords(text: string): Placed[] {
  const placed = withoutInsideOfHouse(text)
    .split(BETWEEN_PARTS)
    .flatMap((part, index) => wordsOf(part).map((word) => ({ ...word, part: index })));
  // Of nothing but a flat the text as it is.
  return placed.length > 0 ? placed : wordsOf(text).map((word) => ({ ...word, part: 0 }));
}

function asked(placed: readonly Placed[], house?: string): Question {
  const parts = [...new Set(placed.map(({ part }) => part))];
  const street = typedStreet(parts.map((index) => placed.filter(({ part }) => part === index)));
  const words = placed.map(({ part: _part, ...word }) => word);
  return { words, ...(house === undefined ? {} : { house }), street };
}

/** The words `from` a house's number, which ends at a comma and before the next word that is neither number nor letter. */
function houseAt(words: readonly Placed[], at: number, from: number): Question {
  let end = from + 1;
  while (words[end]?.part === words[from]?.part && isOfHouse(words, end)) end += 1;
  const house = words.slice(from, end).map(({ text }) => text);
  return asked([...words.slice(0, at), ...words.slice(end)], house.join('-'));
}

/** "House 5-7", but "House 5, 3 no goli" and "House 5 10 no road" have a number that is not the house's. */
const isOfHouse = (words: readonly Word[], at: number): boolean =>
  /^(\d|[a-z]$)/.test(words[at]?.text ?? '') &&
  !(NUMBERED.has(words[at + 1]?.text ?? '') && !isNumber(words[at + 2]?.text));
const NUMBERED: ReadonlySet<string> = new Set(['road', 'lane', 'goli', 'sector', 'block']);

/** Each way to write two neighbouring words as one: "pantha path" for "Panthapath". */
export const joinedPairs = (words: readonly Word[]): Word[][] =>
  words.slice(1).map((right, index) => {
    const left = words[index] as Word;
    const joined = { text: left.text + right.text, sound: left.sound + right.sound, isGeneric: false };
    return [...words.slice(0, index), joined, ...words.slice(index + 2)];
  });
