import { searchForm } from './typed-text.rules.js';

/**
 * Normalises a licence number or plate for comparison: no spaces or punctuation, capitals, Latin digits. A text without
 * letters and digits is returned unchanged.
 */
export const sameNumberKey = (typed: string): string => searchForm(typed).replaceAll(' ', '').toUpperCase() || typed;
