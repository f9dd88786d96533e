/** The scrape interval of infra/observability/prometheus.yml. */
const STEP_SECONDS = 15;
const STEPS_A_MINUTE = 60 / STEP_SECONDS;
const CALM_MINUTES = 10;
const DISTURBED_MINUTES = 15;
// promtool's notation: `a+bxn` is n + 1 values, `_xn` is n missing ones.
const CALM_STEPS = CALM_MINUTES * STEPS_A_MINUTE;
const DISTURBED_STEPS = DISTURBED_MINUTES * STEPS_A_MINUTE;

export type Labels = Readonly<Record<string, string>>;

/** The metrics of every process at one moment. */
export interface MetricsSample {
  /** Milliseconds of a monotonic clock. */
  at: number;
  /** By series, as the process exposes it. */
  metrics: ReadonlyMap<string, number>;
}

/** The values of every series of this name that has these labels. */
export function valuesOf({ metrics }: MetricsSample, name: string, labels: Labels = {}): number[] {
  const wanted = Object.entries(labels).map(([label, value]) => `${label}="${value}"`);
  const found = [...metrics].filter(([series]) => series.startsWith(`${name}{`));
  return found.filter(([series]) => wanted.every((part) => series.includes(part))).map(([, value]) => value);
}

/** The samples around a disturbance. */
export interface Scraped {
  calm: MetricsSample;
  /** Two samples: the growth between them is extrapolated. */
  disturbed: readonly [MetricsSample, MetricsSample];
}

/** An alert that must fire. */
export interface Expected {
  alert: string;
  labels: Labels;
  /** Minutes after the beginning of the disturbance. */
  within: number;
}

/**
 * A promtool test: 10 calm minutes in which no alert may even become pending, then 15 disturbed minutes in which the
 * expected alerts must fire.
 */
export function ruleTest(rules: string, name: string, scraped: Scraped, expected: readonly Expected[]) {
  const interval = `${STEP_SECONDS}s`;
  const calmly = { expr: 'ALERTS', eval_time: `${CALM_MINUTES}m`, exp_samples: [] };
  const fires = expected.map(({ alert, labels, within }) => ({
    expr: `count by (alertname) (ALERTS${braced({ alertname: alert, alertstate: 'firing', ...labels })})`,
    eval_time: `${CALM_MINUTES + within}m`,
    exp_samples: [{ labels: braced({ alertname: alert }), value: 1 }],
  }));
  const test = { name, interval, input_series: inputSeries(scraped), promql_expr_test: [calmly, ...fires] };
  return { rule_files: [rules], evaluation_interval: interval, tests: [test] };
}

/** Every series of any of the three samples, over the whole time. */
export function inputSeries({ calm, disturbed }: Scraped): { series: string; values: string }[] {
  const names = new Set([calm, ...disturbed].flatMap(({ metrics }) => [...metrics.keys()]));
  return [...names].map((series) => ({
    series,
    values: `${calmValues(series, calm)} ${disturbedValues(series, disturbed)}`,
  }));
}

function calmValues(series: string, { metrics }: MetricsSample): string {
  const value = metrics.get(series);
  return value === undefined ? `_x${CALM_STEPS + 1}` : line(value, 0, CALM_STEPS);
}

function disturbedValues(series: string, [first, second]: readonly [MetricsSample, MetricsSample]): string {
  const to = second.metrics.get(series);
  // Prometheus marks a series that is no longer exposed as stale.
  if (to === undefined) return `stale _x${DISTURBED_STEPS - 1}`;
  const from = first.metrics.get(series) ?? to;
  const seconds = (second.at - first.at) / 1000;
  return line(from, ((to - from) / seconds) * STEP_SECONDS, DISTURBED_STEPS - 1);
}

const line = (from: number, step: number, steps: number): string =>
  `${rounded(from)}${step < 0 ? '-' : '+'}${rounded(Math.abs(step))}x${steps}`;

const rounded = (value: number): number => Number(value.toFixed(6));

const braced = (labels: Labels): string =>
  `{${Object.entries(labels)
    .map(([label, value]) => `${label}="${value}"`)
    .join(',')}}`;
