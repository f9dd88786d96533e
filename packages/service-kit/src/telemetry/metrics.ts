interface Definition<Label extends string> {
  readonly name: string;
  readonly help: string;
  /** Beside `service`, which every metric has. Their values come from our tables, never from a request. */
  readonly labels: readonly Label[];
}

export interface Counter<Label extends string = string> extends Definition<Label> {
  readonly kind: 'counter';
}
export interface Histogram<Label extends string = string> extends Definition<Label> {
  readonly kind: 'histogram';
  /** Upper bounds, in the metric's unit. */
  readonly buckets: readonly number[];
}
export interface Gauge<Label extends string = string> extends Definition<Label> {
  readonly kind: 'gauge';
}
export type Metric = Counter | Histogram | Gauge;

export const defineCounter = <const L extends string>(counter: Omit<Counter<L>, 'kind'>): Counter<L> => ({
  kind: 'counter',
  ...counter,
});
export const defineHistogram = <const L extends string>(histogram: Omit<Histogram<L>, 'kind'>): Histogram<L> => ({
  kind: 'histogram',
  ...histogram,
});
export const defineGauge = <const L extends string>(gauge: Omit<Gauge<L>, 'kind'>): Gauge<L> => ({
  kind: 'gauge',
  ...gauge,
});

type Labels<L extends string> = Readonly<Record<L, string>>;

/** One value of a gauge; with labels if it has some. */
export interface Reading<L extends string = string> {
  labels: Labels<L>;
  value: number;
}

/** The metrics of one service. */
export abstract class Metrics {
  abstract count<L extends string>(counter: Counter<L>, labels: Labels<L>, by?: number): void;
  abstract observe<L extends string>(histogram: Histogram<L>, labels: Labels<L>, value: number): void;
  /** Shows a series with nothing observed, so that its first observation is an increase. */
  abstract begin<L extends string>(histogram: Histogram<L>, labels: Labels<L>): void;
  /** Calls `read` at every scrape; while it rejects, the gauge has no value. Returns how to remove the gauge. */
  abstract gauge<L extends string>(gauge: Gauge<L>, read: () => Promise<readonly Reading<L>[]>): () => void;
}

const nothing = (): void => undefined;

/** Records nothing; used when metrics are off. */
export class SilentMetrics extends Metrics {
  count(): void {
    // Metrics are off.
  }

  observe(): void {
    // Metrics are off.
  }

  begin(): void {
    // Metrics are off.
  }

  gauge(): () => void {
    return nothing;
  }
}
