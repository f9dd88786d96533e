const BANGLA_ZERO = 0x09e6;

/** Converts Bangla digits to Latin ones: phone numbers, codes, fares and years are typed in either. */
export const latinDigits = (text: string): string =>
  text.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - BANGLA_ZERO));

/** 5 as ৫. */
export const banglaDigits = (text: string): string =>
  text.replace(/\d/g, (digit) => String.fromCharCode(BANGLA_ZERO + Number(digit)));

/** Letters, digits and punctuation of another width or style, such as Ｋ or 𝐊, which read as the plain ones. */
const STYLED = /[\p{L}\p{Nd}\uff01-\uff5e]/gu;
/** Spaces of any width, and what is drawn as one: an empty Braille cell, line and paragraph separators. */
const SPACE = /[\p{Zs}\u2800\u2028\u2029]+/gu;
/** What is never drawn, but for joiners and variation selectors, which shape the letter or picture beside them. */
const INVISIBLE = /(?!\u200c|\u200d|\ufe0e|\ufe0f)\p{Default_Ignorable_Code_Point}/gu;
const LONE_JOINER = /(^|[ \n])(?:\u200c|\u200d|\ufe0e|\ufe0f)+|(?:\u200c|\u200d)+(?=$|[ \n])/g;
/** At least one character that is drawn by itself. */
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}\p{Cc}\p{Cs}]/u;

function withOneForm(typed: string): string {
  const plain = typed.replace(STYLED, (character) => character.normalize('NFKC')).normalize('NFC');
  const text = plain.replace(SPACE, ' ').replace(INVISIBLE, '').replace(LONE_JOINER, '$1');
  return VISIBLE.test(text) ? text : '';
}

/**
 * A text of one line as it is stored: one Unicode form (NFC, which has one spelling of ড় ঢ় and য়), plain letters and spaces,
 * nothing that is never drawn. Empty if nothing of it can be seen.
 */
export const oneLine = (typed: string): string => withOneForm(typed).replace(/ {2,}/g, ' ').trim();

/** The same of several lines. */
export const severalLines = (typed: string): string => withOneForm(typed.replace(/[\u2028\u2029]/g, '\n')).trim();

/** Sequences of Bangla that read as one letter, though Unicode has them apart. Left: after NFKC. */
const SAME_LETTER: readonly (readonly [RegExp, string])[] = [
  [/\u09a4\u09cd\u200d/g, '\u09ce'],
  [/\u0985\u09be/g, '\u0986'],
  [/\u09ac\u09bc/g, '\u09b0'],
];

/** A text in small letters, in the one spelling by which texts are compared, with words and numbers apart. */
export const comparable = (text: string): string =>
  SAME_LETTER.reduce((spelled, [from, to]) => spelled.replace(from, to), text.normalize('NFKC'))
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/[০-৯]+/g, latinDigits)
    .toLowerCase()
    .replace(/(\d)(?=\p{L})|([\p{L}\p{M}])(?=\d)/gu, '$& ');

/**
 * What two texts have in common that a person reads as the same: small letters, Latin digits, no joiners, words and numbers
 * apart by one space. "House 12/A, Road-৫" is "house 12 a road 5". Empty for a text without letters and digits.
 */
export const searchForm = (text: string): string =>
  comparable(text)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
