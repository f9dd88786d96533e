/**
 * Letters that people mix up, and the one that is kept. Read after NFC, which writes য় ড় ঢ় as two code points.
 */
const SAME_LETTER = [
  [/[\u200b-\u200d\ufeff]/g, ''], // joiners and the space without width
  [/\u09af\u09bc/g, '\u09df'], // য় stays apart from য
  [/[\u09a1\u09a2]\u09bc/g, '\u09b0'], // ড় ঢ় as র
  [/\u09bc/g, ''],
  [/\u09ce/g, '\u09a4'], // ৎ as ত
  [/\u09af/g, '\u099c'], // য as জ
  [/\u09a3/g, '\u09a8'], // ণ as ন
  [/[\u09b6\u09b7]/g, '\u09b8'], // শ ষ as স
  [/\u0999/g, '\u0982'], // ঙ as ং
  [/\u0988/g, '\u0987'], // ঈ as ই
  [/\u098a/g, '\u0989'], // ঊ as উ
  [/\u09c0/g, '\u09bf'], // ী as ি
  [/\u09c2/g, '\u09c1'], // ূ as ু
  [/[\u0981\u0983\u09cd]/g, ''], // ঁ ঃ ্
];

/** A word with one spelling of letters that are mixed up. */
export const oneSpelling = (word) =>
  SAME_LETTER.reduce((text, [from, to]) => text.replace(from, to), word.normalize('NFC'));

export const isBangla = (text) => /[\u0980-\u09ff]/.test(text);
