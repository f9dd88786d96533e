import { isBangla } from './letters.mjs';

/** The Bangla consonants by their rough Latin one: those that romanized names do not tell apart are equal. */
const CONSONANTS = {
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
};
const ROUGH = new Map(
  Object.entries(CONSONANTS).flatMap(([latin, letters]) => [...letters].map((letter) => [letter, latin])),
);

const ANUSVARA = '\u0982';
const HASANTA = '\u09cd';
const VOWEL = /[\u0985-\u0994]/;

/** A Bangla word in rough Latin letters; every vowel is "a". */
function roughly(word) {
  const plain = word
    .replace(/[\u09a1\u09a2]\u09bc/g, 'র')
    .replace(/[\u200b-\u200d]/g, '')
    .replace(/\u09ce/g, 'ত')
    .replace(/\u09af\u09bc/g, '')
    .replace(/\u09bc/g, '')
    .replace(/ক্ষ/g, 'খ')
    .replace(/জ্ঞ/g, 'গ')
    .replace(/গাঁও/g, 'গাওন')
    .replace(/\u09cdয/g, '')
    .replace(/(?<!ম)\u09cdব/g, '');
  let text = '';
  for (const letter of plain) {
    if (letter === ANUSVARA) text += ROUGH.get(letter);
    else if (ROUGH.has(letter)) text += `${ROUGH.get(letter)}a`;
    else if (letter === HASANTA) text = text.replace(/a$/, '');
    else if (VOWEL.test(letter)) text += 'a';
  }
  return text;
}

/** A Latin word with one spelling of sounds that are romanized in several. */
const evenly = (word) =>
  word
    .replace(/tion/g, 'san')
    .replace(/ck/g, 'k')
    .replace(/chh?/g, '\u00e7')
    .replace(/c(?=[eiy])/g, 's')
    .replace(/[cq]/g, 'k')
    .replace(/\u00e7/g, 'c')
    .replace(/x/g, 'ks')
    .replace(/z/g, 'j')
    .replace(/v/g, 'b')
    .replace(/ph/g, 'f')
    .replace(/ng(?![aeiouy])/g, 'n')
    .replace(/([kgjtdbs])h/g, '$1');

/** The consonants of a word, the same in either script; a word with a digit stays as it is. */
export function soundOf(word) {
  if (/\d/.test(word)) return word;
  // Doubled letters go before the vowels: "Banani" stays bnn.
  const spoken = (isBangla(word) ? roughly(word) : evenly(word)).replace(/(.)\1+/g, '$1');
  return (/^[aeiouwy]/.test(spoken) ? 'a' : '') + spoken.replace(/[aeiouwy]/g, '');
}
