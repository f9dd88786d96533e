import { FILLING_WORDS, FLOOR_WORDS, HOUSE_WORDS, LANDMARK_WORDS, STREET_WORDS } from './address-words.table';
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
  const kept = parts.flatMap((part) =>
    // A part about something else describes the place further, if another part has named it.
    foundByOther && !isFound(part) && !some(part[0], STREET_WORDS) ? [textOf(part)] : keptRuns(part, names).map(textOf),
  );
  while (kept.length > 0 && [...kept, suggested].join(', ').length > maximum) kept.pop();
  return [...kept, suggested].join(', ');
}

const piecesOf = (part: string): Piece[] =>
  part
    .trim()
    .split(/\s+/)
    .map((written) => ({ written, words: wordsOf(written) }))
    .filter(({ words }) => words.length > 0);

const textOf = (run: readonly Piece[]): string => run.map(({ written }) => written).join(' ');

/** The runs of a part that describe the house or a landmark. */
function keptRuns(part: readonly Piece[], names: readonly string[]): Piece[][] {
  const runs: Piece[][] = [[]];
  part.forEach((piece, at) => {
    if (isForeign(part, at, names)) runs.at(-1)?.push(piece);
    else runs.push([]);
  });
  return runs.filter(isWorthKeeping);
}

/** Whether a piece is not the place's own: a number may be in its name and yet be the house's. */
function isForeign(part: readonly Piece[], at: number, names: readonly string[]): boolean {
  const [before, piece, after] = [part[at - 1], part[at] as Piece, part[at + 1]];
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
