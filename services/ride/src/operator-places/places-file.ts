import { BYTE_ORDER_MARK, csvLines, isFormula, rowsOfCsv } from '@pothik/service-kit';

/** The columns of a file of places, in their order. `id` is empty for a new place; `aliases` have `;` between them. */
export const PLACES_COLUMNS = ['id', 'name', 'name_bn', 'kind', 'lat', 'lng', 'aliases', 'found_by'] as const;
export type PlacesColumn = (typeof PLACES_COLUMNS)[number];
export type PlacesLine = Partial<Record<PlacesColumn, string>>;

/** The sign before a cell that says “this is text”, which is taken away again when the file is read. */
const GUARD = "'";
const isGuarded = (cell: string): boolean =>
  cell.startsWith(GUARD) && (isFormula(cell.slice(1)) || cell.startsWith(GUARD, 1));
const guarded = (cell: string): string => (isFormula(cell) || isGuarded(cell) ? GUARD + cell : cell);
const unguarded = (cell: string): string => (isGuarded(cell) ? cell.slice(1) : cell);

/** Lines as CSV with a header. No cell is a formula; the rules of `linesOf` read the same lines again. */
export const csvOf = (lines: readonly Record<PlacesColumn, string>[]): string => {
  const rows = lines.map((line) => PLACES_COLUMNS.map((column) => guarded(line[column])));
  return BYTE_ORDER_MARK + csvLines([PLACES_COLUMNS, ...rows]);
};

/** The lines of a file with their number, 1 for its header; undefined when it is no CSV in UTF-8. Empty lines are left out. */
export function linesOf(
  bytes: Uint8Array,
): { columns: string[]; lines: { line: number; cells: PlacesLine }[] } | undefined {
  const text = textOf(bytes);
  if (text === undefined) return undefined;
  const found = rowsOfCsv(text);
  if (found === undefined) return undefined;
  const [header = [], ...rows] = found;
  const columns = header.map((name) => name.trim().toLowerCase());
  const lines = rows.map((row, index) => ({ line: index + 2, cells: cellsOf(columns, row) }));
  return { columns, lines: lines.filter(({ cells }) => Object.values(cells).some((cell) => cell !== '')) };
}

const cellsOf = (columns: readonly string[], row: readonly string[]): PlacesLine =>
  Object.fromEntries(PLACES_COLUMNS.map((column) => [column, unguarded((row[columns.indexOf(column)] ?? '').trim())]));

function textOf(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
