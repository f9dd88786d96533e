/** One hour of one weekday, by their positions. */
export interface Cell {
  row: number;
  column: number;
}

/** Levels of colour above none. */
export const HEAT_LEVELS = 4;

/** 0 for none; else 1 to 4, by quarters of the most. */
export const heatLevel = (value: number, most: number): number =>
  value <= 0 || most <= 0 ? 0 : Math.min(HEAT_LEVELS, Math.ceil((value / most) * HEAT_LEVELS));

/** The first cell with the most; undefined when all are zero. */
export function busiestCell(rows: readonly (readonly number[])[]): Cell | undefined {
  const most = Math.max(0, ...rows.flat());
  const row = rows.findIndex((values) => values.includes(most));
  return most === 0 ? undefined : { row, column: rows[row]?.indexOf(most) ?? 0 };
}

const STEPS: Readonly<Record<string, Cell>> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
};

/** The cell that a key leads to, the first one at the start; undefined for other keys. It stays inside the table. */
export function cellAfter(key: string, from: Cell | undefined, size: { rows: number; columns: number }) {
  const step = STEPS[key];
  if (!step) return undefined;
  if (!from) return { row: 0, column: 0 };
  const inside = (position: number, count: number) => Math.max(0, Math.min(count - 1, position));
  return { row: inside(from.row + step.row, size.rows), column: inside(from.column + step.column, size.columns) };
}
