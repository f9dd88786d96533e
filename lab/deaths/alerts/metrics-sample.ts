import type { DistributedControl, DistributedProcess } from '../../../e2e/support/distributed-control.js';
import { eventually } from '../../../e2e/support/eventually.js';
import { Scrape } from '../../../e2e/support/scrape.js';
import { type MetricsSample, valuesOf } from './timeline.rules.js';

const PATIENCE_MS = 120_000;

/** What Prometheus would scrape from every process now: its metrics, and `up`, whether it answered at all. */
export async function takeSample(control: DistributedControl): Promise<MetricsSample> {
  const processes = await control.processes();
  const series = await Promise.all(processes.map(seriesOf));
  return { at: performance.now(), metrics: new Map(series.flat()) };
}

/** The first sample that matches. @throws Error when none does in time */
export const sampleWhen = (
  control: DistributedControl,
  holds: (sample: MetricsSample) => boolean,
): Promise<MetricsSample> =>
  eventually(async () => {
    const now = await takeSample(control);
    if (!holds(now)) throw new Error('The metrics never reached the expected state.');
    return now;
  }, PATIENCE_MS);

/** Whether everything answers and no event waits to be published or handled. */
export function isCalm(now: MetricsSample): boolean {
  const all = (name: string, value: number) => valuesOf(now, name).every((metric) => metric === value);
  const nothingWaits = all('pothik_event_lag_records', 0) && all('pothik_outbox_oldest_pending_seconds', 0);
  return all('up', 1) && all('pothik_dependency_up', 1) && nothingWaits;
}

async function seriesOf({ name, instance, managementPort }: DistributedProcess): Promise<[string, number][]> {
  const target = `instance="${name} ${instance}",job="pothik",process="${name}"`;
  try {
    const scrape = await Scrape.of(managementPort);
    const ours = scrape
      .series('pothik_')
      .map(([series, value]) => [labelled(series, target), value] as [string, number]);
    return [[`up{${target}}`, 1], ...ours];
  } catch {
    // As Prometheus does: an unreachable target has `up` 0.
    return [[`up{${target}}`, 0]];
  }
}

/** A series with the labels Prometheus adds to it. */
const labelled = (series: string, target: string): string => series.replace('{', `{${target},`);
