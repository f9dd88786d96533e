/**
 * The words of a bench without those that every bench has.
 * @param {readonly string[]} given
 * @returns {{ words: string[], file: string | undefined }} `file`: where results are written as JSON
 * @throws {Error} when the file is not named
 */
export function wordsOf(given) {
  const at = given.indexOf('--json');
  if (at === -1) return { words: [...given], file: undefined };
  const file = given[at + 1];
  if (file === undefined || file.startsWith('--')) throw new Error('--json needs the name of a file.');
  return { words: given.filter((_, index) => index !== at && index !== at + 1), file };
}
