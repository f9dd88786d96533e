import { latinDigits, soundOf } from '@pothik/contracts/platform';
import {
  GENERIC_WORDS,
  LETTER_BEFORE_NUMBER,
  LETTER_NAMES,
  LETTERS_OF_NUMBERS,
  NUMBER_WORDS,
} from './generic-words.table.js';
import { oneSpelling } from './letters.rules.js';

/** One word of a name or a question, in the forms by which it is compared. */
export interface Word {
  /** One spelling in its script; generic words in English, digits in Latin: "সড়ক" is "road". */
  text: string;
  sound: string;
  /** Whether many names have it, such as "road". */
  isGeneric: boolean;
  /** The number that the word names: "ten" is "10". */
  number?: string;
}

const meanings = (table: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(table).flatMap(([meaning, spellings]) =>
      spellings.split(' ').map((spelling) => [oneSpelling(spelling), meaning] as const),
    ),
  );

const GENERIC = meanings(GENERIC_WORDS);
const NUMBERS = meanings(NUMBER_WORDS);
const LETTERS = new Map(Object.entries(LETTER_NAMES).map(([name, letter]) => [oneSpelling(name), letter]));

/** "1st", "3rd" and "৩য়" are numbers; without this "3rd lane" has a road in it. */
const ORDINAL = /(\d)(?:st|nd|rd|th|ম|\u09af\u09bc|র্থ|ষ্ঠ)(?![a-z\u0980-\u09ff])/g;
/** A letter that belongs to the number before it: 24/A, 12/ক. */
const LETTER_OF_NUMBER = /^[a-zকখগঘ]$/;

export const isNumber = (word: string | undefined): boolean => word !== undefined && /^\d/.test(word);

/** In the one form in which words are sought. */
const plainOf = (text: string): string =>
  latinDigits(
    text
      .normalize('NFKD')
      .replace(/[\u0300-\u036f]/g, '')
      .normalize('NFC')
      .toLowerCase(),
  );

/** Letters and digits that are no part of any word here, and signs that people read as letters or pictures. */
const UNREAD = /(?![a-z0-9\u0980-\u09ff])[\p{L}\p{N}\p{So}]/u;

/** Whether people read something in a text that is left out when its words are compared: other scripts, small capitals, pictures. */
export const hasUnread = (text: string): boolean => UNREAD.test(plainOf(text));

/** Lower case, Latin digits, accents left out; "mirpur-10" and "road10" in two words, "10a" in one. */
function rawWords(text: string): string[] {
  const plain = plainOf(text)
    // "R/A", "আ/এ" and "C/A" say what an area is for.
    .replace(/\b[rc]\s*[/.]\s*a\b\.?/g, ' ')
    .replace(/(?<![\u0980-\u09ff])আ\s*[/.]?\s*এ(?![\u0980-\u09ff])/g, ' ')
    .replace(/['’`.]/g, '')
    .replace(ORDINAL, '$1')
    .replace(/[^a-z0-9\u0980-\u09e5\u09f0-\u09ff\u200c\u200d]+/g, ' ')
    .replace(/([a-z\u0980-\u09ff])(\d)/g, '$1 $2')
    .replace(/(\d)([a-z\u0980-\u09ff]{2,})/g, '$1 $2');
  return plain
    .split(' ')
    .map((word) => word.replace(/^0+(?=\d)/, ''))
    .filter(Boolean)
    .map((word) => LETTERS.get(oneSpelling(word)) ?? word);
}

/** "24 a" as "24a", so that 24/A, 24-A and 24a are equal; "h 24" as "house 24". */
function withNumbersWhole(words: readonly string[]): string[] {
  const whole: string[] = [];
  for (const [at, word] of words.entries()) {
    const before = whole.at(-1);
    const letter = LETTERS_OF_NUMBERS[word] ?? word;
    const meaning = isNumber(words[at + 1]) ? LETTER_BEFORE_NUMBER[word] : undefined;
    if (meaning !== undefined) whole.push(meaning);
    else if (LETTER_OF_NUMBER.test(letter) && before !== undefined && /^\d+$/.test(before))
      whole[whole.length - 1] = before + letter;
    else whole.push(word);
  }
  return whole;
}

function wordOf(raw: string): Word {
  const spelled = oneSpelling(raw);
  const meaning = GENERIC.get(spelled);
  const number = NUMBERS.get(spelled);
  return {
    text: meaning ?? spelled,
    sound: soundOf(meaning ?? raw),
    isGeneric: meaning !== undefined,
    ...(number === undefined ? {} : { number }),
  };
}

/** The words of a name or a question; those that say nothing ("No.", "নং") are left out. */
export const wordsOf = (text: string): Word[] =>
  withNumbersWhole(rawWords(text))
    .map(wordOf)
    .filter(({ text: word }) => word !== '');
