/** Colours of the tokens, in their order; one meaning keeps one colour. */
export type ChartColour = 1 | 2 | 3 | 4 | 5 | 6;

/** One row of figures that belong together, e.g. completed rides. */
export interface ChartSeries {
  name: string;
  colour: ChartColour;
}

/** One place on the axis, with a value for each series. */
export interface ChartPoint {
  key: string;
  /** On the axis, short. */
  label: string;
  /** In the table and when one is read out. */
  fullLabel: string;
  values: readonly number[];
}

/** Everything about one chart: what is drawn is what stands in its table. */
export interface ChartData {
  key: string;
  title: string;
  note?: string;
  /** What the axis is of: Day, Status. */
  axis: string;
  /** Columns stand side by side; bars lie below each other, for names. */
  shape: 'columns' | 'bars';
  series: readonly ChartSeries[];
  points: readonly ChartPoint[];
  /** A value with its unit, and short for the axis. */
  say(value: number): string;
  sayShort(value: number): string;
}
