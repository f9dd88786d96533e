/** As infra/observability/prometheus.yml has it. */
const STEP_SECONDS = 15;
const STEPS_A_MINUTE = 60 / STEP_SECONDS;
const CALM_MINUTES = 10;
const DISTURBED_MINUTES = 15;
// `a+bxn` are n + 1 values, `_xn` are n.
const CALM_STEPS = CALM_MINUTES * STEPS_A_MINUTE;
const DISTURBED_STEPS = DISTURBED_MINUTES * STEPS_A_MINUTE;

export type Labels = Readonly<Record<string, string>>;

/** Every figure of every process at a moment. */
export interface Look {
  /** Milliseconds, by the clock that does not jump. */
  at: number;
  /** By the series as a process tells it. */
  figures: ReadonlyMap<string, number>;
}

/** The values of every series of this name that has these labels. */
export function figuresOf({ figures }: Look, name: string, labels: Labels = {}): number[] {
  const wanted = Object.entries(labels).map(([label, value]) => `${label}="${value}"`);
  const found = [...figures].filter(([series]) => series.startsWith(`${name}{`));
  return found.filter(([series]) => wanted.every((part) => series.includes(part))).map(([, value]) => value);
}

/** What was scraped around a disturbance. */
export interface Scraped {
  calm: Look;
  /** Twice while it lasted: what grew between them goes on growing so. */
  disturbed: readonly [Look, Look];
}

/** An alert that must come. */
export interface Expected {
  alert: string;
  labels: Labels;
  /** Minutes from the beginning of the disturbance. */
  within: number;
}

/**
 * A test for promtool: ten minutes as it was calm, in which no alert may even begin, and a quarter of an hour as it was
 * disturbed, with those that must fire.
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

/** Every series that was told at any of the three looks, over the whole time. */
export function inputSeries({ calm, disturbed }: Scraped): { series: string; values: string }[] {
  const names = new Set([calm, ...disturbed].flatMap(({ figures }) => [...figures.keys()]));
  return [...names].map((series) => ({
    series,
    values: `${calmValues(series, calm)} ${disturbedValues(series, disturbed)}`,
  }));
}

function calmValues(series: string, { figures }: Look): string {
  const value = figures.get(series);
  return value === undefined ? `_x${CALM_STEPS + 1}` : line(value, 0, CALM_STEPS);
}

function disturbedValues(series: string, [first, second]: readonly [Look, Look]): string {
  const to = second.figures.get(series);
  // Prometheus marks the end of a series that is told no more.
  if (to === undefined) return `stale _x${DISTURBED_STEPS - 1}`;
  const from = first.figures.get(series) ?? to;
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
