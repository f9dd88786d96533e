const PALETTE_SIZE = 6;

/** The first letters of the first and last word, as written. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words;
  return chosen.map((word) => firstLetter(word ?? '')).join('');
}

/** A letter with its combining signs counts as one, as Bangla requires. */
const firstLetter = (word: string): string => [...new Intl.Segmenter().segment(word)][0]?.segment.toUpperCase() ?? '';

/** The colour of a name, 1 to 6; the same name always gives the same colour. */
export const avatarColour = (name: string): number =>
  ([...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7) % PALETTE_SIZE) + 1;
