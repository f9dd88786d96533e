/**
 * Names in forms that can be compared, to join what the sources write differently. The search of the platform has forms of
 * its own: those may be tuned without changing the data.
 */
import { oneSpelling } from './letters.mjs';
import { soundOf } from './sounds.mjs';
import { meaningOf, wordsOf } from './words.mjs';

export { isBangla } from './letters.mjs';

/** The words of a name: as they are compared in one script (`fold`) and across scripts (`sound`); `generic`: of many names. */
export const forms = (name) =>
  wordsOf(name)
    .map((word) => ({ word, meaning: meaningOf(word) }))
    .filter(({ meaning }) => meaning !== '')
    .map(({ word, meaning }) => ({
      fold: meaning ?? oneSpelling(word),
      sound: soundOf(meaning ?? word),
      generic: meaning !== undefined,
    }));

/** One spelling per script: "ধানমণ্ডি, সড়ক নং-৫" is "ধানমনডি road 5". */
export const fold = (name) =>
  forms(name)
    .map((form) => form.fold)
    .join(' ');

/** The consonants of a name, the same in either script: "পান্থপথ" and "Panthapath" are "pntpt". */
export const nameKey = (name) =>
  forms(name)
    .map((form) => form.sound)
    .join(' ');
