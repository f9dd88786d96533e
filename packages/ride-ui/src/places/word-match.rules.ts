import { isBangla, latinDigits, oneLine, soundOf } from '@pothik/contracts/platform';

/** The words of a text: lower case, Latin digits, without signs; “12/A” is one. */
export const wordsOf = (text: string): string[] =>
  latinDigits(oneLine(text))
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}/]+/u)
    .filter((word) => word !== '');

export const hasDigit = (word: string): boolean => /\d/.test(word);

/** How many letters may be wrong in a word of a length; none in a short one. */
const wrongLetters = (length: number): number => (length >= 7 ? 2 : length >= 4 ? 1 : 0);

/** Whether a word is one of the known ones: as it is, as its beginning, with an ending, as initials, or misspelled. Numbers must be equal. */
export function isKnown(word: string, known: readonly string[]): boolean {
  if (hasDigit(word)) return known.includes(word);
  const initials = known.map(([first]) => first).join('');
  return (
    (word.length >= 3 && initials.includes(word)) ||
    known.some(
      (one) =>
        one === word ||
        (word.length >= 2 && one.startsWith(word)) ||
        (one.length >= 3 && word.startsWith(one)) ||
        isTwin(word, one) ||
        isMisspelled(word, one),
    )
  );
}

/** Two consonants are the sound of too many words. */
const LEAST_SOUND = 3;

/** The same word in the other script: “green” and “গ্রীন”. */
const isTwin = (word: string, known: string): boolean =>
  isBangla(word) !== isBangla(known) && soundOf(word).length >= LEAST_SOUND && soundOf(word) === soundOf(known);

function isMisspelled(word: string, right: string): boolean {
  const allowed = wrongLetters(Math.min(word.length, right.length));
  return allowed > 0 && Math.abs(word.length - right.length) <= allowed && distance(word, right) <= allowed;
}

/** Letters to add, take away or change (Levenshtein). */
function distance(from: string, to: string): number {
  let above = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row++) {
    const line = [row];
    for (let column = 1; column <= to.length; column++) {
      const changed = (above[column - 1] ?? 0) + (from[row - 1] === to[column - 1] ? 0 : 1);
      line.push(Math.min(changed, (above[column] ?? 0) + 1, (line[column - 1] ?? 0) + 1));
    }
    above = line;
  }
  return above[to.length] ?? 0;
}
