import type { Language } from '../platform/language.js';
import { banglaDigits, latinDigits, oneLine, searchForm } from '../platform/typed-text.rules.js';
import { PLATE_AREAS, PLATE_CLASSES } from './plate-areas.table.js';

type AreaName = Record<Language, string>;

/** A text without what people write between the parts of a plate. */
const keyOf = (text: string): string => searchForm(text).replaceAll(' ', '');

const AREA = /^(\w\w) (.+) = ([^/]+)(?: \/ (.+))?$/;
const areas = new Map<string, AreaName>();
/** The codes of areas by every way of writing them, the longest first: "Dhaka Metro" before "Dhaka". */
const codeOfArea: [key: string, code: string][] = [];
for (const line of PLATE_AREAS.trim().split('\n')) {
  const [, code = '', en = '', bn = '', others = ''] = AREA.exec(line) ?? [];
  areas.set(code, { en, bn });
  codeOfArea.push(
    ...[code, en, bn, ...others.split(',')].flatMap((text): [string, string][] => (text ? [[keyOf(text), code]] : [])),
  );
}
codeOfArea.sort(([one], [other]) => other.length - one.length);

const classes: readonly [letter: string, code: string][] = Object.entries(PLATE_CLASSES);
const codeOfClass = new Map(
  classes.flatMap(([letter, code]): [string, string][] => [
    [letter, code],
    [code.toLowerCase(), code],
  ]),
);
const letterOfClass = new Map(classes.map(([letter, code]) => [code, letter]));

const PARTS = /^(\D+)(\d*)$/;
const DIGITS = 6;
const SHORT = /^([A-Z]{2})-([A-Z]+)-(\d\d)-(\d{4})$/;

/** The area, class and digits that a text has, as far as it reads as a plate's beginning. */
function partsOf(typed: string) {
  const [, letters = '', digits = ''] = PARTS.exec(keyOf(typed)) ?? [];
  for (const [key, area] of codeOfArea) {
    const letter = codeOfClass.get(letters.slice(key.length));
    if (letters.startsWith(key) && letter !== undefined) return { area, letter, digits };
  }
  return undefined;
}

/** Of a beginning as far as it goes: "DM-GA-11". */
const shortOf = ({ area, letter, digits }: { area: string; letter: string; digits: string }): string =>
  [area, letter, digits.slice(0, 2), digits.slice(2)].filter(Boolean).join('-');

/**
 * A plate as it is kept. One of Bangladesh, in either script and with or without hyphens, is short: area, class, number, such as
 * "DM-GA-11-1234" for "ঢাকা মেট্রো-গ ১১-১২৩৪". Any other stays as typed, in one Unicode form and Latin digits.
 */
export function keptPlate(typed: string): string {
  const parts = partsOf(typed);
  if (parts?.digits.length !== DIGITS) return latinDigits(oneLine(typed));
  return shortOf(parts);
}

/** What kept plates begin with that somebody searches for by a plate or its beginning; undefined: the text reads as none. */
export function searchedPlate(typed: string): string | undefined {
  const parts = partsOf(typed);
  return parts && parts.digits.length <= DIGITS ? shortOf(parts) : undefined;
}

/** A plate as it reads in a language: "Dhaka Metro-Ga 11-1234". One that is not of Bangladesh reads as it is kept. */
export function plateText(plate: string, language: Language): string {
  const [, code = '', letter = '', group, number] = SHORT.exec(keptPlate(plate)) ?? [];
  const area = areas.get(code)?.[language];
  if (area === undefined) return plate;
  if (language === 'bn') return `${area}-${letterOfClass.get(letter)} ${banglaDigits(`${group}-${number}`)}`;
  return `${area}-${letter.charAt(0)}${letter.slice(1).toLowerCase()} ${group}-${number}`;
}
