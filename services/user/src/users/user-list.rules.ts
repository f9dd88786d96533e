/** A search finds what was typed, letter for letter: it is never a pattern of its own. */
export const searchPattern = (term: string): string => term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
