/** Numbers of the colour tokens; one meaning has one colour. */
export type ChartColour = 1 | 2 | 3 | 4 | 5 | 6;

/** One series of values, e.g. completed rides. */
export interface ChartSeries {
  name: string;
  colour: ChartColour;
}

/** One position on the axis, with a value for each series. */
export interface ChartPoint {
  key: string;
  /** Short, for the axis. */
  label: string;
  /** For the table and for screen readers. */
  fullLabel: string;
  values: readonly number[];
}

/** One chart; drawing and table show the same data. */
export interface ChartData {
  key: string;
  title: string;
  note?: string;
  /** What the axis shows: Day, Status. */
  axis: string;
  /** Columns are vertical; bars are horizontal, for names. */
  shape: 'columns' | 'bars';
  series: readonly ChartSeries[];
  points: readonly ChartPoint[];
  /** Formats a value with its unit, and short for the axis. */
  formatValue(value: number): string;
  formatShort(value: number): string;
}
