import { isBangla } from '@pothik/contracts/platform';
import {
  AREA_WORDS,
  FILLING_WORDS,
  FLOOR_WORDS,
  HOUSE_WORDS,
  LANDMARK_WORDS,
  LETTER_MEANS,
  NUMBER_WORDS,
  SAME_LABEL,
  STREET_WORDS,
} from './address-words.table';
import { hasDigit, isKnown, wordsOf } from './word-match.rules';

/** What stands between two spaces: as it was typed, and its words. */
interface Piece {
  written: string;
  words: readonly string[];
}

const some = (piece: Piece | undefined, words: ReadonlySet<string>) =>
  piece?.words.some((word) => words.has(word)) ?? false;
const isNumber = (piece: Piece | undefined) =>
  piece?.words.some((word) => hasDigit(word) || word.length === 1) ?? false;
const isBareNumber = ({ words }: Piece) => words.every((word) => /^\d+$/.test(word));

/**
 * A suggested place with what was typed and is not in it kept in front: house, flat, floor, landmark. `known` is all that the
 * place is called; who typed only a part of it, or misspelled it, has typed nothing more.
 */
export function withKeptAddress(typed: string, suggested: string, known: readonly string[], maximum: number): string {
  const names = known.flatMap(wordsOf);
  const parts = typed
    .split(/[,;،।\n]/)
    .map(piecesOf)
    .filter((part) => part.length > 0);
  const isFound = (part: readonly Piece[]) => part.some(({ words }) => words.some((word) => isKnown(word, names)));
  const foundByOther = parts.some(isFound);
  const isOther = hasHouse(parts) ? (part: readonly Piece[]) => otherStreet(part, names) : () => NO_PIECES;
  const kept = parts
    .filter((part) => !isTypedArea(part))
    .flatMap((part) =>
      // A part about something else describes the place further, if another part has named it.
      foundByOther && !isFound(part) && !some(part[0], STREET_WORDS)
        ? [textOf(part)]
        : keptRuns(part, names, isOther(part)).map(textOf),
    );
  while (kept.length > 0 && [...kept, suggested].join(', ').length > maximum) kept.pop();
  return [...kept, suggested].join(', ');
}

const NO_PIECES: ReadonlySet<Piece> = new Set();
const isTypedArea = (part: readonly Piece[]) => part.every(({ words }) => words.every((word) => AREA_WORDS.has(word)));

/** The neighbourhood that was typed, as it is written; undefined when the place is known to lie in it. */
export function typedArea(typed: string, known: readonly string[]): string | undefined {
  const names = known.flatMap(wordsOf);
  const pieces = typed.split(/[,;،।\s]+/).map((written) => ({ written, words: wordsOf(written) }));
  return pieces.findLast(
    ({ words }) => words.length > 0 && words.every((word) => AREA_WORDS.has(word) && !isKnown(word, names)),
  )?.written;
}

function piecesOf(part: string): Piece[] {
  const pieces: Piece[] = [];
  for (const written of part.trim().split(/\s+/)) {
    const words = wordsOf(written);
    const before = pieces.at(-1);
    if (words.length === 0) continue;
    // “Road no” and “৩ নং” are one, so that the number is the road's and no house's.
    if (before && words.every((word) => NUMBER_WORDS.has(word)))
      pieces[pieces.length - 1] = { written: `${before.written} ${written}`, words: [...before.words, ...words] };
    else pieces.push({ written, words });
  }
  return pieces.map((piece, at) => withMeaning(piece, pieces[at + 1]));
}

/** “R-27” and “R 27” are a road. */
function withMeaning({ written, words: [first = '', ...others] }: Piece, next: Piece | undefined): Piece {
  const number = others[0] ?? next?.words[0] ?? '';
  const meaning = /^\d/.test(number) ? LETTER_MEANS[first] : undefined;
  return { written, words: [meaning ?? first, ...others] };
}

/** Whether a house was typed, of which the street must not be lost. */
const hasHouse = (parts: readonly (readonly Piece[])[]): boolean =>
  parts.some((part) => part.some((piece, at) => isHouse(piece) || (at === 0 && /^\d/.test(piece.words[0] ?? ''))));
const isHouse = ({ words }: Piece) => words.some((word) => HOUSE_WORDS.has(word) && !NUMBER_WORDS.has(word));

/** The typed street where the chosen place is in none of its name and number: it stays whole beside its house. */
function otherStreet(part: readonly Piece[], names: readonly string[]): ReadonlySet<Piece> {
  const at = part.findIndex((piece) => some(piece, STREET_WORDS));
  if (at < 0) return NO_PIECES;
  const run = part.slice(...streetBounds(part, at));
  const telling = run
    .flatMap(({ words }) => words)
    .filter((word) => !STREET_WORDS.has(word) && !NUMBER_WORDS.has(word));
  const isOther = telling.length > 0 && !telling.some((word) => isKnown(word, names));
  return isOther ? new Set(run) : NO_PIECES;
}

/** From where to where a street is typed: “Road 27”, “R-27”, “৩ নং গলি”, “Green Road”. */
function streetBounds(part: readonly Piece[], at: number): [number, number] {
  if (part[at]?.words.some(hasDigit)) return [at, at + 1];
  if (isNumber(part[at + 1])) return [at, at + 2];
  let from = at;
  while (from > 0 && !isNumber(part[from - 1]) && !isHouse(part[from - 1] as Piece)) from -= 1;
  return from === at && some(part[at - 1], NUMBER_WORDS) ? [at - 1, at + 1] : [from, at + 1];
}

/** The typed street, where it is the title in the other script: who reads English typed “Green Road” for “গ্রীন রোড”. */
export function streetAsTyped(typed: string, title: string): string | undefined {
  const names = wordsOf(title);
  for (const part of typed.split(/[,;،।\n]/).map(piecesOf)) {
    const at = part.findIndex((piece) => some(piece, STREET_WORDS));
    const run = at < 0 ? [] : part.slice(...streetBounds(part, at));
    const telling = run.flatMap(({ words }) => words).filter((word) => !STREET_WORDS.has(word));
    const isAll = telling.length > 0 && telling.length === names.length - 1;
    if (isAll && isBangla(title) !== isBangla(telling.join('')) && telling.every((word) => isKnown(word, names)))
      return textOf(run);
  }
  return undefined;
}

/** Whether the place is called by this house, block or sector itself. */
function isItsOwn(label: Piece | undefined, { words }: Piece, names: readonly string[]): boolean {
  const typed = [...(label?.words ?? []), ...words];
  const alike = SAME_LABEL.find((labels) => typed.some((word) => labels.has(word)));
  const number = words.findLast((word) => !HOUSE_WORDS.has(word));
  return names.some(
    (name, at) => name === number && [names[at - 1], names[at + 1]].some((beside) => alike?.has(beside ?? '')),
  );
}

const textOf = (run: readonly Piece[]): string => run.map(({ written }) => written).join(' ');

/** The runs of a part that describe the house or a landmark. */
function keptRuns(part: readonly Piece[], names: readonly string[], other: ReadonlySet<Piece>): Piece[][] {
  const runs: Piece[][] = [[]];
  part.forEach((piece, at) => {
    if (other.has(piece) || isForeign(part, at, names)) runs.at(-1)?.push(piece);
    else runs.push([]);
  });
  return runs.filter(isWorthKeeping);
}

/** Whether a piece is not the place's own: a number may be in its name and yet be the house's. */
function isForeign(part: readonly Piece[], at: number, names: readonly string[]): boolean {
  const [before, piece, after] = [part[at - 1], part[at] as Piece, part[at + 1]];
  if (isItsOwn(before, piece, names) || (after && isHouse(piece) && isItsOwn(piece, after, names))) return false;
  if (some(after, STREET_WORDS) && some(piece, NUMBER_WORDS)) return false;
  if (isNumber(piece)) {
    if (some(before, STREET_WORDS) || some(piece, STREET_WORDS)) return false;
    if (some(before, HOUSE_WORDS) || some(piece, HOUSE_WORDS) || some(after, FLOOR_WORDS)) return true;
    if (isBareNumber(piece) && at > 0) return false;
  }
  return !some(piece, STREET_WORDS) && !piece.words.every((word) => isKnown(word, names));
}

/** A house, a number or a landmark; a landmark's word without the landmark says nothing. */
function isWorthKeeping(run: readonly Piece[]): boolean {
  const says = run.some((piece) => !some(piece, LANDMARK_WORDS) && !some(piece, FILLING_WORDS));
  return says && run.some((piece) => isNumber(piece) || some(piece, HOUSE_WORDS) || some(piece, LANDMARK_WORDS));
}
