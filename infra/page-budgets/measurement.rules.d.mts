/** A quantity measured once or several times, and its target. */
export interface Measurement {
  name: string;
  unit: 'KB' | 'MB' | 'files' | 'ms' | 'shift' | 'times' | '%' | 'rides/s' | 'calls/s';
  /** In the order of measuring; their median counts. */
  values: readonly number[];
  /** Undefined for what is only shown beside others. */
  target?: number;
  /** Whether the target is a minimum instead of a maximum. */
  atLeast?: boolean;
  /** Printed decimals; those of the unit by default. */
  digits?: number;
}

/** A measurement in a file of results; values are not rounded. */
export interface MeasurementRecord extends Omit<Measurement, 'digits'> {
  median: number;
  isMet?: boolean;
}

/** The middle value; of an even count the lower of the two. @throws Error of none */
export function median(values: readonly number[]): number;
/** Whether the median keeps the target; true without one. */
export function isMet(measurement: Measurement): boolean;
/** The printed line: name, median, target and verdict if there is one, and every value when there are several. */
export function lineOf(measurement: Measurement): string;
export function recordOf(measurement: Measurement): MeasurementRecord;
