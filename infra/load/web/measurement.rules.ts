/** Something measured, once or several times, and how much it may be. */
export interface Measurement {
  name: string;
  unit: 'KB' | 'files' | 'ms' | 's' | 'shift';
  /** In the order of measuring; their median is what counts. */
  values: readonly number[];
  target: number;
  /** The target is the least it may be, not the most. */
  atLeast?: boolean;
}

const DIGITS: Readonly<Record<Measurement['unit'], number>> = { KB: 2, files: 0, ms: 0, s: 2, shift: 4 };
const NAME_WIDTH = 54;
const VALUE_WIDTH = 8;

/** The middle value; of an even count the lower of the two. @throws Error of none */
export function median(values: readonly number[]): number {
  const middle = [...values].sort((left, right) => left - right)[Math.ceil(values.length / 2) - 1];
  if (middle === undefined) throw new Error('Nothing was measured.');
  return middle;
}

export const isMet = ({ values, target, atLeast = false }: Measurement): boolean =>
  atLeast ? median(values) >= target : median(values) <= target;

/** A figure as it is printed: name, measured, target, verdict, and every value when there are several. */
export function lineOf(figure: Measurement): string {
  const { name, unit, values, target, atLeast = false } = figure;
  const written = (value: number) => value.toFixed(DIGITS[unit]);
  const measured = `${name.padEnd(NAME_WIDTH)}${written(median(values)).padStart(VALUE_WIDTH)} ${unit.padEnd(5)}`;
  const verdict = `target ${atLeast ? 'at least ' : ''}${target} ${isMet(figure) ? 'met' : 'MISSED'}`;
  const all = values.length > 1 ? `   of ${values.map(written).join(' ')}` : '';
  return `${measured} ${verdict}${all}`;
}
