/** The words of a bench without those that every bench has; `file`: where results are written as JSON. @throws Error when the file is not named */
export function wordsOf(given: readonly string[]): { words: string[]; file: string | undefined };
