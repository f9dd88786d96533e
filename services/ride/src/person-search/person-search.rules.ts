import { searchedPhone, searchForm } from '@pothik/contracts/platform';

const wordsOf = (text: string): string[] => searchForm(text).split(' ').filter(Boolean);

/** What a person is found by: each word of the name, and the phone. */
export const personKeysOf = ({ name, phone }: { name: string; phone: string }): string[] => [
  ...new Set([...wordsOf(name), ...(phone === '' ? [] : [searchedPhone(phone) ?? phone])]),
];

/** The beginnings of keys that a person must have, each of them, to be found by a text; none: nobody is found. */
export function searchedKeys(text: string): string[] {
  const phone = searchedPhone(text);
  if (phone !== undefined) return [phone];
  const words = wordsOf(text);
  // A single letter would find a part of everybody.
  return words.some((word) => word.length > 1) ? words : [];
}
