import { sameNumberKey } from '../platform/same-number.rules.js';
import { ALPHABET, LENGTH } from './ride-number.js';

/** The first character stands for what is left of those digits above the other characters: at most 15, an F. */
const HIGHEST_FIRST = 15;
/** What is misread or misheard for a digit, and that digit. */
const LOOK_ALIKE: Readonly<Record<string, string>> = { I: '1', L: '1', O: '0' };

/**
 * The short number that a person typed, as it is written: small letters, spaces, hyphens, Bangla digits and look-alikes are read, and
 * the P may be left out. Undefined: it is none.
 */
export function typedRideNumber(typed: string): string | undefined {
  const key = sameNumberKey(typed);
  const number = key.length === LENGTH + 1 && key.startsWith('P') ? key.slice(1) : key;
  const read = Array.from(number, (character) => LOOK_ALIKE[character] ?? character);
  const isNumber =
    read.length === LENGTH &&
    read.every((character) => ALPHABET.includes(character)) &&
    ALPHABET.indexOf(read[0] ?? '') <= HIGHEST_FIRST;
  return isNumber ? `P-${read.join('')}` : undefined;
}
