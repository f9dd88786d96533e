import { banglaDigits, isBangla, latinDigits } from '@pothik/contracts/platform';
import type { FoundPlace } from '@pothik/contracts/ride';
import { CITY_WORDS } from './city-words.table.js';
import { LETTER_NAMES } from './generic-words.table.js';
import { inLatinLetters } from './latin-letters.rules.js';
import { NAME_WORDS } from './name-words.table.js';

const plainOf = (text: string): string => text.normalize('NFC');
const SPELLINGS = Object.entries({ ...NAME_WORDS, ...CITY_WORDS }).map(
  ([latin, bangla]) => [latin.split(' '), plainOf(bangla).split(' ')] as const,
);
const ENGLISH_OF = new Map(
  SPELLINGS.flatMap(([[english = ''], spellings]) => spellings.map((spelling) => [spelling, english] as const)),
);
const BANGLA_OF = new Map(
  SPELLINGS.flatMap(([spellings, [bangla = '']]) =>
    spellings.map((spelling) => [spelling.toLowerCase(), bangla] as const),
  ),
);
const LETTERS = new Map(Object.entries(LETTER_NAMES).map(([name, letter]) => [plainOf(name), letter.toUpperCase()]));
const LETTER_OF = new Map([...LETTERS].map(([name, letter]) => [letter.toLowerCase(), name]));
/** "১ম" and "২য়" are 1st and 2nd. */
const ORDINALS: readonly (readonly [RegExp, string])[] = [
  [/১ম(?![\p{L}\p{M}])/gu, '1st'],
  [/২\u09af\u09bc(?![\p{L}\p{M}])/gu, '2nd'],
  [/৩\u09af\u09bc(?![\p{L}\p{M}])/gu, '3rd'],
  [/([৪-৯])(?:র্থ|ম|ষ্ঠ)(?![\p{L}\p{M}])/gu, '$1th'],
  // "গরিব-এ-নেওয়াজ".
  [/-[এই]-/g, '-e-'],
];
const BANGLA_ORDINALS: readonly (readonly [RegExp, string])[] = [
  [/\b1st\b/gi, '১ম'],
  [/\b2nd\b/gi, '২\u09af\u09bc'],
  [/\b3rd\b/gi, '৩\u09af\u09bc'],
  [/\b4th\b/gi, '৪র্থ'],
  [/\b5th\b/gi, '৫ম'],
];
const WORD = /[\p{L}\p{M}]+/gu;

const englishWord = (word: string): string =>
  isBangla(word) ? (ENGLISH_OF.get(word) ?? LETTERS.get(word) ?? inLatinLetters(word)) : word;

/** A Bangla name as people write it in English: "কামাল আতাতুর্ক এভিনিউ" is "Kamal Ataturk Avenue". */
export function inEnglish(name: string): string {
  const plain = ORDINALS.reduce((written, [from, to]) => written.replace(from, to), plainOf(name));
  return latinDigits(plain.replace(WORD, englishWord));
}

/** An English name in Bangla; undefined where it has a word that no rule can write. */
export function inBangla(name: string): string | undefined {
  const wordOf = (word: string) =>
    (isBangla(word) ? word : undefined) ?? BANGLA_OF.get(word.toLowerCase()) ?? LETTER_OF.get(word.toLowerCase());
  // "No. 5" is "নং ৫".
  const plain = BANGLA_ORDINALS.reduce((written, [from, to]) => written.replace(from, to), plainOf(name))
    .replace(/\bno\./gi, 'No ')
    .replace(/ {2,}/g, ' ');
  if ((plain.match(WORD) ?? []).some((word) => wordOf(word) === undefined)) return undefined;
  return banglaDigits(plain.replace(WORD, (word) => wordOf(word) ?? word));
}

/** A place with a name for either reader: what the data have in one script is written in the other, in Bangla where it can be. */
export function inBothScripts(place: FoundPlace): FoundPlace {
  const { name, nameBn } = place;
  if (isBangla(name)) return { ...place, name: inEnglish(name), nameBn: nameBn ?? name };
  const bangla = nameBn ?? inBangla(name);
  return bangla === undefined ? place : { ...place, nameBn: bangla };
}
