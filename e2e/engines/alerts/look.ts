import type { DistributedControl, DistributedProcess } from '../../support/distributed-control.js';
import { eventually } from '../../support/eventually.js';
import { Scrape } from '../../support/scrape.js';
import { figuresOf, type Look } from './timeline.rules.js';

const PATIENCE_MS = 120_000;

/** What Prometheus would learn of every process now: its figures, and by `up` whether it answered at all. */
export async function look(control: DistributedControl): Promise<Look> {
  const processes = await control.processes();
  const told = await Promise.all(processes.map(toldBy));
  return { at: performance.now(), figures: new Map(told.flat()) };
}

/** The first look at which this holds. @throws Error when it never does */
export const lookWhen = (control: DistributedControl, holds: (look: Look) => boolean): Promise<Look> =>
  eventually(async () => {
    const now = await look(control);
    if (!holds(now)) throw new Error('It was waited in vain for what the figures should say.');
    return now;
  }, PATIENCE_MS);

/** Whether everything answers, nothing waits to be published and nothing to be handled. */
export function isCalm(now: Look): boolean {
  const all = (name: string, value: number) => figuresOf(now, name).every((figure) => figure === value);
  const nothingWaits = all('pothik_event_lag_records', 0) && all('pothik_outbox_oldest_pending_seconds', 0);
  return all('up', 1) && all('pothik_dependency_up', 1) && nothingWaits;
}

async function toldBy({ name, instance, managementPort }: DistributedProcess): Promise<[string, number][]> {
  const target = `instance="${name} ${instance}",job="pothik"`;
  try {
    const scrape = await Scrape.of(managementPort);
    const ours = scrape
      .series('pothik_')
      .map(([series, value]) => [labelled(series, target), value] as [string, number]);
    return [[`up{${target}}`, 1], ...ours];
  } catch {
    // As Prometheus has it: who cannot be asked is away.
    return [[`up{${target}}`, 0]];
  }
}

/** A series with the labels Prometheus adds to it. */
const labelled = (series: string, target: string): string => series.replace('{', `{${target},`);
