/** A quantity measured once or several times, and its target. */
export interface Measurement {
  name: string;
  unit: 'KB' | 'MB' | 'files' | 'calls' | 'ms' | 's' | 'shift' | 'times' | 'frames/s';
  /** In the order of measuring; their median counts. */
  values: readonly number[];
  target: number;
  /** Whether the target is a minimum instead of a maximum. */
  atLeast?: boolean;
}

const DIGITS: Readonly<Record<Measurement['unit'], number>> = {
  KB: 2,
  MB: 0,
  files: 0,
  calls: 0,
  ms: 0,
  s: 2,
  shift: 4,
  times: 2,
  'frames/s': 0,
};
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

/** The printed line: name, median, target, verdict, and every value when there are several. */
export function lineOf(measurement: Measurement): string {
  const { name, unit, values, target, atLeast = false } = measurement;
  const written = (value: number) => value.toFixed(DIGITS[unit]);
  const measured = `${name.padEnd(NAME_WIDTH)}${written(median(values)).padStart(VALUE_WIDTH)} ${unit.padEnd(5)}`;
  const verdict = `target ${atLeast ? 'at least ' : ''}${target} ${isMet(measurement) ? 'met' : 'MISSED'}`;
  const all = values.length > 1 ? `   of ${values.map(written).join(' ')}` : '';
  return `${measured} ${verdict}${all}`;
}
