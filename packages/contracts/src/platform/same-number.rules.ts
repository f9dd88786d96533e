import { latinDigits } from './text.js';

/**
 * Normalises a licence number or plate for comparison: no spaces or punctuation, capitals, Latin digits. A text without
 * letters and digits is returned unchanged.
 */
export const sameNumberKey = (typed: string): string =>
  latinDigits(typed.normalize('NFKC'))
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '')
    .toUpperCase() || typed;
