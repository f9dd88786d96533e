import { banglaDigits, comparable } from './typed-text.rules.js';

/** What people write or leave out between words, and what is never drawn. Without \p, which stores and JavaScript write differently. */
const BETWEEN = "[ ,.\\-/:;#'_\u00a0\u00ad\u00b7\u060c\u0964\u0965\u2000-\u2027\u202f\u2060\u3000\u3001\ufeff]";
const JOINERS = '[\u00ad\u200b-\u200f\u2060\ufeff]*';
/** Other writings of one letter in texts that were stored as they were typed. */
const WRITINGS: Readonly<Record<string, string>> = {
  '\u09a1\u09bc': '(?:\u09a1\u09bc|\u09dc)',
  '\u09a2\u09bc': '(?:\u09a2\u09bc|\u09dd)',
  '\u09af\u09bc': '(?:\u09af\u09bc|\u09df)',
  '\u09cb': '(?:\u09cb|\u09c7\u09be)',
  '\u09cc': '(?:\u09cc|\u09c7\u09d7)',
  '\u0986': '(?:\u0986|\u0985\u09be)',
  '\u09b0': '(?:\u09b0|\u09ac\u09bc)',
  '\u09ce': '(?:\u09ce|\u09a4\u09cd\u200d)',
};
const PARTS = new RegExp(`(${BETWEEN}+)|(\\d)|[\u09a1\u09a2\u09af]\u09bc|.`, 'gsu');

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * A regular expression, for use with the option `i`, that finds a text in every writing of it: with other separators between
 * words and numbers or none, digits of either script, either spelling of ড় ঢ় য়. Every other sign is literal.
 */
export function searchPattern(term: string): string {
  const text = comparable(term);
  if (!/[\p{L}\p{N}]/u.test(text)) return escaped(term);
  return Array.from(text.matchAll(PARTS), ([part, between, digit]) => {
    if (between !== undefined) return `${BETWEEN}*`;
    if (digit !== undefined) return `[${digit}${banglaDigits(digit)}]${JOINERS}`;
    return (WRITINGS[part] ?? escaped(part)) + JOINERS;
  }).join('');
}
