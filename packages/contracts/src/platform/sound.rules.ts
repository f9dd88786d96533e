/** Whether a text has a letter or digit of the Bangla script. */
export const isBangla = (text: string): boolean => /[\u0980-\u09ff]/.test(text);

/** Bangla consonants as rough Latin ones: aspirated ones, and those that people mix up, have one letter. */
const ROUGH: ReadonlyMap<string, string> = new Map(
  Object.entries({
    k: 'কখ',
    g: 'গঘ',
    n: 'ঙঞণন\u0982',
    c: 'চছ',
    j: 'জঝয',
    t: 'টঠতথ',
    d: 'ডঢদধ',
    p: 'প',
    f: 'ফ',
    b: 'বভ',
    m: 'ম',
    r: 'র',
    l: 'ল',
    s: 'শষস',
    h: 'হ',
  }).flatMap(([latin, letters]) => [...letters].map((letter) => [letter, latin] as const)),
);

/** Signs that are not spoken, or spoken otherwise than they are written. */
const SPOKEN: readonly (readonly [RegExp, string])[] = [
  [/[\u09a1\u09a2]\u09bc/g, 'র'],
  [/[\u200b-\u200d]/g, ''],
  [/\u09ce/g, 'ত'],
  [/\u09af\u09bc/g, ''],
  [/\u09bc/g, ''],
  [/ক্ষ/g, 'খ'],
  [/জ্ঞ/g, 'গ'],
  [/গাঁও/g, 'গাওন'],
  // য-ফলা, and ব-ফলা except after ম.
  [/\u09cdয/g, ''],
  [/(?<!ম)\u09cdব/g, ''],
];

/** Latin spellings of one sound. ç stands for "ch" until c has been read. */
const LATIN: readonly (readonly [RegExp, string])[] = [
  [/tion/g, 'san'],
  [/ck/g, 'k'],
  [/chh?/g, 'ç'],
  [/c(?=[eiy])/g, 's'],
  [/[cq]/g, 'k'],
  [/ç/g, 'c'],
  [/x/g, 'ks'],
  [/z/g, 'j'],
  [/v/g, 'b'],
  [/ph/g, 'f'],
  [/ng(?![aeiouy])/g, 'n'],
  [/([kgjtdbs])h/g, '$1'],
];

const replaced = (word: string, pairs: readonly (readonly [RegExp, string])[]) =>
  pairs.reduce((written, [from, to]) => written.replace(from, to), word);

/** Bangla letters as rough Latin ones; every vowel is "a". */
function rough(word: string): string {
  let written = '';
  for (const letter of replaced(word, SPOKEN)) {
    const latin = ROUGH.get(letter);
    if (latin !== undefined) written += letter === '\u0982' ? latin : `${latin}a`;
    // The sign of no vowel.
    else if (letter === '\u09cd') written = written.replace(/a$/, '');
    else if (/[\u0985-\u0994]/.test(letter)) written += 'a';
  }
  return written;
}

/**
 * The consonants of a word, equal for a name and its twin in the other script: পান্থপথ and Panthapath are "pntpt".
 * Numbers stay as they are.
 */
export function soundOf(word: string): string {
  if (/\d/.test(word)) return word;
  // Doubled letters go before the vowels, so that "Banani" stays "bnn".
  const latin = (isBangla(word) ? rough(word) : replaced(word, LATIN)).replace(/(.)\1+/g, '$1');
  return (/^[aeiouwy]/.test(latin) ? 'a' : '') + latin.replace(/[aeiouwy]/g, '');
}
