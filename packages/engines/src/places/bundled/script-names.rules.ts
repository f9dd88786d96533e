import { banglaDigits, isBangla, latinDigits } from '@pothik/contracts/platform';
import type { FoundPlace } from '@pothik/contracts/ride';
import { LETTER_NAMES } from './generic-words.table.js';

/** Words that stand beside a number in a name, and how they are written in the other script. */
const BANGLA_OF: Readonly<Record<string, string>> = {
  road: 'সড়ক',
  rd: 'সড়ক',
  lane: 'লেন',
  block: 'ব্লক',
  sector: 'সেক্টর',
  no: 'নং',
};
const ENGLISH_OF = new Map(
  Object.entries({ সড়ক: 'Road', রোড: 'Road', লেন: 'Lane', ব্লক: 'Block', সেক্টর: 'Sector', নং: 'No', নতুন: 'New' }).map(
    ([bangla, english]) => [bangla.normalize('NFC'), english],
  ),
);
const LETTERS = new Map(Object.entries(LETTER_NAMES).map(([name, letter]) => [name, letter.toUpperCase()]));
const LETTER_OF = new Map([...LETTERS].map(([name, letter]) => [letter.toLowerCase(), name]));
const WORD = /[\p{L}\p{M}]+/gu;

/** A name word for word; undefined where it has a name of its own, which no rule can write. */
function written(name: string, wordOf: (word: string) => string | undefined): string | undefined {
  const plain = name.normalize('NFC');
  const words = plain.match(WORD) ?? [];
  if (!/[\d০-৯]/.test(plain) || words.some((word) => wordOf(word) === undefined)) return undefined;
  return plain.replace(WORD, (word) => wordOf(word) ?? word);
}

const english = (name: string) => {
  const inEnglish = written(name, (word) => (isBangla(word) ? (ENGLISH_OF.get(word) ?? LETTERS.get(word)) : word));
  return inEnglish === undefined ? undefined : latinDigits(inEnglish);
};

const bangla = (name: string) => {
  const inBangla = written(name, (word) => BANGLA_OF[word.toLowerCase()] ?? LETTER_OF.get(word.toLowerCase()));
  return inBangla === undefined ? undefined : banglaDigits(inBangla);
};

/** A numbered road is written in either script by rule, where the data has it in one: "সড়ক ১১" is "Road 11". */
export function inBothScripts(place: FoundPlace): FoundPlace {
  const { name, nameBn } = place;
  if (isBangla(name)) return { ...place, name: english(name) ?? name };
  const inBangla = nameBn ?? bangla(name);
  return inBangla === undefined ? place : { ...place, nameBn: inBangla };
}
