import type { DistributedControl } from '../../e2e/support/distributed-control.js';
import { eventually } from '../../e2e/support/eventually.js';
import type { Load } from '../traffic/load.js';
import { everybodyReady, type Victim } from './kill.js';

/** Consumers may have to catch up with the events of the load first. */
const PATIENCE_MS = 240_000;

/** The cost of one kill. Times in milliseconds since the kill. */
export interface Recovery {
  what: string;
  /** Until every process is ready and a ride begun after the kill is COMPLETED. */
  recoveredMs: number;
  /** Until that completion is on the rider's stream: events flow again. */
  notifiedMs: number;
  /** Calls of the load that had to be repeated. */
  repeats: number;
}

/** Kills under load and waits until the platform has recovered. @throws Error when it does not */
export async function strike(victim: Victim, load: Load, control: DistributedControl): Promise<Recovery> {
  const repeatsBefore = load.journal.repeats;
  const started = performance.now();
  const killed = victim.kill(control);
  const [ride] = await Promise.all([load.freshRide(), killed.then(() => everybodyReady(control))]);
  const recoveredMs = performance.now() - started;
  const { entries } = ride.pair.rider.reader;
  await eventually(async () => {
    const isNotified = entries.some(({ subjectId, facts }) => subjectId === ride.rideId && facts.to === 'COMPLETED');
    if (!isNotified) throw new Error(`The rider was not notified of the completion of ${ride.rideId}`);
  }, PATIENCE_MS);
  const notifiedMs = performance.now() - started;
  // At once, not at the end of the test: somebody may be watching a long run.
  process.stderr.write(
    `${victim.what}: ready after ${Math.round(recoveredMs)} ms, notified after ${Math.round(notifiedMs)} ms\n`,
  );
  return { what: victim.what, recoveredMs, notifiedMs, repeats: load.journal.repeats - repeatsBefore };
}
