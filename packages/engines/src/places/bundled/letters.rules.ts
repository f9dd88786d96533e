/** Letters that people mix up. Left: after NFC. Right: the one that is kept. য় ড় ঢ় are two code points after NFC. */
const SAME_LETTER: readonly (readonly [RegExp, string])[] = [
  // Joiners and the space of no width.
  [/[\u200b-\u200d\ufeff]/g, ''],
  // য় stays apart from য; ড় and ঢ় become র.
  [/\u09af\u09bc/g, '\u09df'],
  [/[\u09a1\u09a2]\u09bc/g, '\u09b0'],
  [/\u09bc/g, ''],
  // ৎ as ত, য as জ, ণ as ন, শ and ষ as স, ঙ as ং.
  [/\u09ce/g, '\u09a4'],
  [/\u09af/g, '\u099c'],
  [/\u09a3/g, '\u09a8'],
  [/[\u09b6\u09b7]/g, '\u09b8'],
  [/\u0999/g, '\u0982'],
  // ঈ as ই, ঊ as উ, and their signs.
  [/\u0988/g, '\u0987'],
  [/\u098a/g, '\u0989'],
  [/\u09c0/g, '\u09bf'],
  [/\u09c2/g, '\u09c1'],
  // ঁ ঃ ্.
  [/[\u0981\u0983\u09cd]/g, ''],
];

/** One spelling of a word: letters that sound alike in Bangla are one. Latin words stay as they are. */
export const oneSpelling = (word: string): string =>
  SAME_LETTER.reduce((spelled, [from, to]) => spelled.replace(from, to), word.normalize('NFC'));
