/** A word of a name: as it is compared in one script, and across scripts; `generic`: of many names. */
export interface WordForm {
  fold: string;
  sound: string;
  generic: boolean;
}

export function isBangla(text: string): boolean;
/** Its words; those that say nothing are left out. */
export function forms(name: string): WordForm[];
/** One spelling per script. */
export function fold(name: string): string;
/** Its consonants, the same in either script. */
export function nameKey(name: string): string;
