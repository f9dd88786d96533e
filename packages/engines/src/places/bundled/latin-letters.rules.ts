const lettersOf = (table: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(Object.entries(table).flatMap(([latin, letters]) => [...letters].map((letter) => [letter, latin] as const)));

/** Consonants as people write them in English names; ড়, ঢ় and য় in one code point each. */
const CONSONANTS = lettersOf({
  k: 'ক',
  kh: 'খ',
  g: 'গ',
  gh: 'ঘ',
  ng: 'ঙ',
  ch: 'চছ',
  j: 'জয',
  jh: 'ঝ',
  n: 'ঞণন',
  t: 'টত\u09ce',
  th: 'ঠথ',
  d: 'ডদ',
  dh: 'ঢধ',
  p: 'প',
  f: 'ফ',
  b: 'ব',
  bh: 'ভ',
  m: 'ম',
  r: 'র\u09dc\u09dd',
  l: 'ল',
  sh: 'শষ',
  s: 'স',
  h: 'হ',
  y: '\u09df',
});
const VOWELS = lettersOf({ a: 'অআ', i: 'ইঈ', u: 'উঊ', ri: 'ঋ', e: 'এ', oi: 'ঐ', o: 'ও', ou: 'ঔ' });
const VOWEL_SIGNS = lettersOf({ a: 'া', i: 'িী', u: 'ুূ', ri: 'ৃ', e: 'ে', oi: 'ৈ', o: 'ো', ou: 'ৌ' });
const NO_VOWEL = '\u09cd';
const NG = '\u0982';

/** Groups of letters that are spoken otherwise than letter by letter, and signs that are not spoken. */
const SPOKEN: readonly (readonly [RegExp, string])[] = [
  [/\u09a1\u09bc/g, '\u09dc'],
  [/\u09a2\u09bc/g, '\u09dd'],
  [/\u09af\u09bc/g, '\u09df'],
  [/[\u200b-\u200d\u0981\u0983]/g, ''],
  [/ক্ষ/g, 'খ'],
  [/জ্ঞ/g, 'গ'],
  [/ঙ্গ/g, 'ঙ'],
  [/ঙ(?=্)/g, 'ন'],
  // ব-ফলা except after ম.
  [/(?<!ম)\u09cdব/g, ''],
];

interface Syllable {
  consonant: string;
  /** Undefined: the vowel that is not written. */
  vowel: string | undefined;
}

function syllablesOf(word: string): Syllable[] {
  const syllables: Syllable[] = [];
  for (const letter of SPOKEN.reduce((written, [from, to]) => written.replace(from, to), word.normalize('NFC'))) {
    const last = syllables.at(-1);
    const consonant = CONSONANTS.get(letter);
    const sign = VOWEL_SIGNS.get(letter);
    if (consonant !== undefined) syllables.push({ consonant, vowel: undefined });
    else if (sign !== undefined && last) last.vowel = sign;
    else if (letter === NO_VOWEL && last) last.vowel = '';
    else if (letter === NG) syllables.push({ consonant: 'ng', vowel: '' });
    else if (VOWELS.has(letter)) syllables.push({ consonant: '', vowel: VOWELS.get(letter) });
  }
  return syllables;
}

/** The vowel that is not written is spoken at the beginning, and before another that is not written; never at the end. */
function isSpoken(syllables: readonly Syllable[], at: number): boolean {
  const [before, after] = [syllables[at - 1], syllables[at + 1]];
  if (after === undefined) return at === 0;
  if (before === undefined || before.vowel === '') return true;
  return after.vowel === undefined || after.vowel === '';
}

/** A Bangla word by its letters, as people write such names in English: "রসুলপুর" is "Rasulpur". */
export function inLatinLetters(word: string): string {
  const syllables = syllablesOf(word);
  const written = syllables
    .map(({ consonant, vowel }, at) => consonant + (vowel ?? (isSpoken(syllables, at) ? 'a' : '')))
    .join('')
    // "ওয়াসা" is Wasa.
    .replace(/(^|[aeiou])oya/g, '$1wa')
    .replace(/oya/g, 'owa');
  return written.charAt(0).toUpperCase() + written.slice(1);
}
