const PALETTE_SIZE = 6;

/** Initials are the first letters of the first and last word, as written. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words;
  return chosen.map((word) => firstLetter(word ?? '')).join('');
}

/** A letter with the signs that hang on it counts as one, as Bangla needs. */
const firstLetter = (word: string): string => [...new Intl.Segmenter().segment(word)][0]?.segment.toUpperCase() ?? '';

/** One person always has the same colour: 1 to 6. */
export const avatarColour = (name: string): number =>
  ([...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7) % PALETTE_SIZE) + 1;
