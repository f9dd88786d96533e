import { latinDigits, oneLine } from './typed-text.rules.js';

/** A Bangladeshi mobile number in both forms: 01712345678 in a profile, +8801712345678 beyond the country. */
export interface Phone {
  national: string;
  international: string;
}

/** What people write between the digits of a number, and what is never drawn there. */
const BETWEEN = /[\s.()[\]\p{Pd}\u2212\p{Default_Ignorable_Code_Point}]/gu;
/** With or without the country's code, and the 0 that many write after it. The operators' prefixes are 013 to 019. */
const MOBILE = /^(?:(?:\+|00)?880)?0?(1[3-9]\d{8})$/;
/** A mobile number as accounts are keyed by it, in this one writing. */
export const INTERNATIONAL_PHONE = /^\+8801[3-9]\d{8}$/;
/** A part of a number is searched for from this many digits on. */
const SEARCHED_DIGITS = 4;

const digitsOf = (typed: string): string => latinDigits(oneLine(typed)).replace(BETWEEN, '');

/** Reads a mobile number in any of its writings; undefined: it is none. */
export function readPhone(typed: string): Phone | undefined {
  const [, number] = MOBILE.exec(digitsOf(typed)) ?? [];
  return number === undefined ? undefined : { national: `0${number}`, international: `+880${number}` };
}

/** 01712345678, as profiles and answers have it, in the form that accounts are keyed by: +8801712345678. */
export const accountNumber = (phone: string): string => `+88${phone}`;

/** +8801712345678, by which an account is keyed, as profiles and answers have it: 01712345678. */
export const profilePhone = (number: string): string => number.replace(/^\+88/, '');

/** A kept number as files have it: without the hyphen a spreadsheet takes it for a number, which begins with no 0. */
export const phoneInFile = (phone: string): string => phone.replace(/^(\d{5})(\d{6})$/, '$1-$2');

/** The part of a number, as it is kept, that somebody searches for by its digits; undefined: the text is no number. */
export function searchedPhone(typed: string): string | undefined {
  const digits = digitsOf(typed).replace(/^\+/, '');
  return digits.length >= SEARCHED_DIGITS && /^\d+$/.test(digits)
    ? digits.replace(/^(?:00)?880?(?=1)/, '0')
    : undefined;
}
