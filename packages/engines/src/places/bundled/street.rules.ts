import { isBangla } from '@pothik/contracts/platform';
import { isNumber, type Word } from './words.rules.js';

/** What a text or a name says of a street: the numbers of its road, lane, block and sector, and streets by their names. */
export interface Street {
  /** Such as "road" and its numbers. */
  numbers: ReadonlyMap<string, ReadonlySet<string>>;
  /** "green road", each by its letters and by its sound. */
  names: readonly StreetName[];
}

/** Without spaces: "সাত মসজিদ রোড" is also written as two words. */
export interface StreetName {
  words: readonly string[];
  letters: string;
  sound: string;
}

/** The words that a number belongs to, and by which word it is compared: a lane is a goli. */
const LABELS: Readonly<Record<string, string>> = {
  road: 'road',
  avenue: 'avenue',
  lane: 'lane',
  goli: 'lane',
  block: 'block',
  sector: 'sector',
  section: 'section',
  house: 'house',
};
/** Words that end the name of a street: "Green Road". */
const ENDS_NAME: ReadonlySet<string> = new Set(['road', 'avenue', 'sarani', 'street', 'lane', 'goli', 'highway']);
const BLOCK = 'block';
const HOUSE = 'house';
const LETTER = /^[a-zকখগঘ]$/;

const isOf = (label: string, word: Word | undefined): boolean =>
  word !== undefined && (isNumber(word.text) || (label === BLOCK && LETTER.test(word.text)));

/** Where the number of a word such as "road" stands: behind it, or before it as in "10 no road" and "J block". */
function numberAt(words: readonly Word[], at: number, label: string, taken: ReadonlySet<number>): number | undefined {
  const [before, after] = [words[at - 1], words[at + 1]];
  const isFree = isOf(label, before) && !taken.has(at - 1);
  // "D block 10 no road": the letter is the block's, the number the road's.
  if (isFree && label === BLOCK && !isNumber(before?.text)) return at - 1;
  if (isOf(label, after)) return at + 1;
  return isFree && label !== HOUSE ? at - 1 : undefined;
}

/** The labelled numbers of some words; `rest` is how a name without "road" says its number: "Dhanmondi 27". */
function numbersIn(words: readonly Word[], rest: string | undefined): Map<string, Set<string>> {
  const numbers = new Map<string, Set<string>>();
  const taken = new Set<number>();
  const add = (label: string, at: number) => {
    taken.add(at);
    numbers.set(label, (numbers.get(label) ?? new Set()).add(words[at]?.text ?? ''));
  };
  words.forEach(({ text }, at) => {
    const label = LABELS[text];
    const found = label === undefined ? undefined : numberAt(words, at, label, taken);
    if (label !== undefined && found !== undefined) add(label, found);
  });
  words.forEach(({ text }, at) => {
    if (rest !== undefined && isNumber(text) && !taken.has(at)) add(rest, at);
  });
  numbers.delete(HOUSE);
  return numbers;
}

const streetName = (words: readonly Word[]): StreetName => ({
  words: words.map(({ text }) => text),
  letters: words.map(({ text }) => text).join(''),
  sound: words.map(({ sound }) => sound).join(''),
});

/** What is typed between two commas, without the house, names these streets: "Green Road", but not "Road 5". */
function namesIn(words: readonly Word[]): StreetName[] {
  let from = 0;
  return words.flatMap((word, at) => {
    if (isNumber(word.text)) from = at + 1;
    if (!ENDS_NAME.has(word.text)) return [];
    const name = words.slice(from, at + 1);
    from = at + 1;
    const says = name.some(({ isGeneric }) => !isGeneric);
    return says ? [streetName(name)] : [];
  });
}

/** The street that a person typed; `parts` are the words between the commas, without the house. */
export function typedStreet(parts: readonly (readonly Word[])[]): Street {
  const numbers = new Map<string, Set<string>>();
  for (const [label, some] of parts.flatMap((part) => [...numbersIn(part, undefined)]))
    numbers.set(label, new Set([...(numbers.get(label) ?? []), ...some]));
  return { numbers, names: parts.flatMap(namesIn) };
}

/** The numbers by which a place's names say its street. */
export function streetNumbersOf(names: readonly (readonly Word[])[]): Street['numbers'] {
  return names.map((words) => numbersIn(words, 'road')).find((numbers) => numbers.size > 0) ?? new Map();
}

/** The numbers of an area that it has by a word, such as its sector. */
export const labelledNumbersOf = (words: readonly Word[]): Street['numbers'] => numbersIn(words, undefined);

/** Whether a text asks for a street at all. */
export const asksForStreet = ({ numbers, names }: Street): boolean => numbers.size > 0 || names.length > 0;

/**
 * How well a name is that of a typed street: the same letters, or the same sound in the other script, more than only the
 * same sound: "Greenway" sounds like "Green".
 */
export function likeness(typed: readonly StreetName[], words: readonly Word[]): number {
  const { letters, sound } = streetName(words);
  const alike = typed.filter((name) => name.letters === letters || name.sound === sound);
  const isSame = alike.some((name) => name.letters === letters || isBangla(name.letters) !== isBangla(letters));
  return isSame ? 1 : alike.length > 0 ? 0.5 : 0;
}

/**
 * How many of the typed numbers a place has; -1 where it has another one in place of a typed one. A block or sector alone
 * says less than the area, so it counts only beside a road.
 */
export function agreement(typed: Street['numbers'], known: Street['numbers']): number {
  let same = 0;
  for (const [label, asked] of typed) {
    const has = known.get(label);
    if (has === undefined) continue;
    if (![...asked].some((number) => has.has(number))) return -1;
    same += 1;
  }
  return typed.has('road') || typed.has('lane') || typed.has('avenue') ? same : 0;
}
