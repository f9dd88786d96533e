/** Escapes pattern characters, so that a search is literal. */
export const searchPattern = (term: string): string => term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
