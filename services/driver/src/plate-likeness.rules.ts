import { keptPlate } from '@pothik/contracts/driver';
import { sameNumberKey } from '@pothik/contracts/platform';

/** What people take for one another at a glance: letters for digits, and digits for letters. */
const DIGIT_FOR: Readonly<Record<string, string>> = { O: '0', Q: '0', I: '1', L: '1', Z: '2', S: '5', B: '8' };
const LETTER_FOR: Readonly<Record<string, string>> = { '0': 'O', '1': 'I', '5': 'S', '8': 'B' };

/** The digits of a plate of Bangladesh. */
const NUMBER = /^(.*?)([\dOQILZSB]{6})$/;

const digitsFor = (text: string): string => text.replace(/[OQILZSB]/g, (letter) => DIGIT_FOR[letter] ?? letter);
const lettersFor = (text: string): string => text.replace(/[0158]/g, (digit) => LETTER_FOR[digit] ?? digit);

/** One text for all licence numbers that read alike. */
export const licenseLikeness = (license: string): string => digitsFor(sameNumberKey(license));

/**
 * One text for all plates that read alike: 0 and O, 1 and I, 8 and B, 5 and S, either script's digits, and an area's spellings.
 * "DHAKA METR0-GA 1I-I234" reads like "DM-GA-11-1234". Empty for an empty plate.
 */
export function plateLikeness(plate: string): string {
  const kept = keptPlate(plate);
  const [, area = '', number = ''] = NUMBER.exec(sameNumberKey(kept)) ?? [];
  return digitsFor(sameNumberKey(number === '' ? kept : keptPlate(lettersFor(area) + digitsFor(number))));
}
