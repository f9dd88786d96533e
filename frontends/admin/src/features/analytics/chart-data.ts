import type { ReactNode } from 'react';

/** Numbers of the colour tokens; one meaning has one colour. */
export type ChartColour = 1 | 2 | 3 | 4 | 5 | 6;

/** One series of values, e.g. completed rides. */
export interface ChartSeries {
  name: string;
  colour: ChartColour;
  /** The sum of the other series: in the table, not in the drawing. */
  isSum?: boolean;
}

/** One position on the axis, with a value for each series. */
export interface ChartPoint {
  key: string;
  /** Short, for the axis. */
  label: string;
  /** For the table and for screen readers. */
  fullLabel: string;
  values: readonly number[];
  /** Shown in place of the label of a bar: a status's pill, which also gives the bar its colour, or a vehicle. */
  mark?: ReactNode;
  /** Today is not over. */
  isToday?: boolean;
}

/** One chart; drawing and table show the same data. */
export interface ChartData {
  key: string;
  title: string;
  /** Beside other charts of the same card, e.g. BDT. */
  name: string;
  note?: string;
  /** What the axis shows: Day, Status. */
  axis: string;
  /** Columns are vertical; bars are horizontal, for names; cells are hours by weekday, a series each. */
  shape: 'columns' | 'bars' | 'cells';
  series: readonly ChartSeries[];
  points: readonly ChartPoint[];
  /** Bars say their share of all. */
  hasShares?: boolean;
  /** Today has its own colour. */
  marksToday?: boolean;
  /** Formats a value with its unit, and short for the axis. */
  formatValue(value: number): string;
  formatShort(value: number): string;
}

/** Charts of the same axis in one card: the first is shown, the others by one press. */
export interface ChartGroup {
  key: string;
  charts: readonly ChartData[];
}
