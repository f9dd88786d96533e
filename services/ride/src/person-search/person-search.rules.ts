import { latinDigits } from '@pothik/contracts/platform';

/** The words of a text, in small letters and with Latin digits. */
const wordsOf = (text: string): string[] =>
  latinDigits(text.normalize('NFKC'))
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '');

/** A phone as it is stored, 01711000123, when typed with its country's code, spaces or hyphens; undefined if it is none. */
function phoneOf(text: string): string | undefined {
  const typed = latinDigits(text).replace(/[\s()+-]/g, '');
  return /^\d{4,}$/.test(typed) ? typed.replace(/^(00)?880?(?=1)/, '0') : undefined;
}

/** What a person is found by: each word of the name, and the phone. */
export const personKeysOf = ({ name, phone }: { name: string; phone: string }): string[] => [
  ...new Set([...wordsOf(name), ...(phone === '' ? [] : [phoneOf(phone) ?? phone])]),
];

/** The beginnings of keys that a person must have, each of them, to be found by a text; none: nobody is found. */
export function searchedKeys(text: string): string[] {
  const phone = phoneOf(text);
  if (phone !== undefined) return [phone];
  const words = wordsOf(text);
  // A single letter would find a part of everybody.
  return words.some((word) => word.length > 1) ? words : [];
}
