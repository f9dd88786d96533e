import type { Language } from '../platform/language.js';
import { banglaDigits, latinDigits, oneLine, searchForm } from '../platform/typed-text.rules.js';
import { PLATE_AREAS, PLATE_CLASSES } from './plate-areas.table.js';

type AreaName = Record<Language, string>;

/** The parts of a plate of Bangladesh, as far as they are known: codes of area and letter, and up to six digits; '' where one is not. */
export interface PlateParts {
  area: string;
  letter: string;
  digits: string;
}

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
function partsOf(typed: string): PlateParts | undefined {
  const [, letters = '', digits = ''] = PARTS.exec(keyOf(typed)) ?? [];
  for (const [key, area] of codeOfArea) {
    const letter = codeOfClass.get(letters.slice(key.length));
    if (letters.startsWith(key) && letter !== undefined) return { area, letter, digits };
  }
  return undefined;
}

const numberOf = (digits: string): string => [digits.slice(0, 2), digits.slice(2)].filter(Boolean).join('-');

/** Of a beginning as far as it goes: "DM-GA-11". */
const shortOf = ({ area, letter, digits }: PlateParts): string =>
  [area, letter, numberOf(digits)].filter(Boolean).join('-');

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

/** The parts that a text has; none of a text that begins like no plate of Bangladesh. */
export function platePartsOf(typed: string): PlateParts {
  const [, letters = '', digits = ''] = PARTS.exec(keyOf(typed)) ?? [];
  const area = codeOfArea.find(([key]) => key === letters)?.[1];
  return partsOf(typed) ?? { area: area ?? '', letter: '', digits: area === undefined ? '' : digits };
}

const letterName = (code: string, language: Language): string =>
  language === 'bn' ? (letterOfClass.get(code) ?? '') : code.charAt(0) + code.slice(1).toLowerCase();

/** The number as it reads on a plate in a language: "11-1234". */
export const plateNumber = (digits: string, language: Language): string =>
  language === 'bn' ? banglaDigits(numberOf(digits)) : numberOf(digits);

/** Parts as they read in a language, as far as they go from the area on: "Dhaka Metro-Ga 11-1234". */
export function plateOfParts({ area, letter, digits }: PlateParts, language: Language): string {
  const name = areas.get(area)?.[language];
  if (name === undefined) return '';
  const areaAndLetter = [name, letterName(letter, language)].filter(Boolean).join('-');
  return [areaAndLetter, plateNumber(digits, language)].filter(Boolean).join(' ');
}

/** A plate as it reads in a language: "Dhaka Metro-Ga 11-1234". One that is not of Bangladesh reads as it is kept. */
export function plateText(plate: string, language: Language): string {
  const [, area = '', letter = '', group = '', number = ''] = SHORT.exec(keptPlate(plate)) ?? [];
  if (!letterOfClass.has(letter)) return plate;
  return plateOfParts({ area, letter, digits: group + number }, language) || plate;
}

/** What can be chosen for a part of a plate. */
interface PlateChoice {
  code: string;
  name: string;
}

/** The areas as their plates name them in a language: the metros first, then the districts by name. */
export function plateAreas(language: Language): PlateChoice[] {
  const choices = [...areas].map(([code, name]) => ({
    code,
    name: name[language],
    isMetro: name.en.endsWith(' Metro'),
  }));
  const districts = choices.filter(({ isMetro }) => !isMetro);
  districts.sort((one, other) => one.name.localeCompare(other.name, language));
  return [...choices.filter(({ isMetro }) => isMetro), ...districts].map(({ code, name }) => ({ code, name }));
}

/** The letters of the classes; English names them with the letter that stands on the plate: "Ga (গ)". */
export const plateLetters = (language: Language): PlateChoice[] =>
  classes.map(([letter, code]) => ({
    code,
    name: language === 'bn' ? letter : `${letterName(code, 'en')} (${letter})`,
  }));
