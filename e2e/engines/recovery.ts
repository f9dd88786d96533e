import type { DistributedControl } from '../support/distributed-control.js';
import { eventually } from '../support/eventually.js';
import type { Load } from '../traffic/load.js';
import { everybodyReady, type Victim } from './kill.js';

/** The news of a load may have to be caught up with first. */
const PATIENCE_MS = 240_000;

/** What one kill cost. Times in milliseconds, from the kill. */
export interface Recovery {
  what: string;
  /** Every process ready, and a ride begun after the kill COMPLETED. */
  recoveredMs: number;
  /** The end of that ride told on its rider's stream: events flow again. */
  toldMs: number;
  /** Tries of the load that had to be repeated meanwhile. */
  repeats: number;
}

/** Kills while the load runs, and waits until the platform has recovered. @throws Error when it does not */
export async function strike(victim: Victim, load: Load, control: DistributedControl): Promise<Recovery> {
  const repeatsBefore = load.journal.repeats;
  const started = performance.now();
  const killed = victim.kill(control);
  const [ride] = await Promise.all([load.freshRide(), killed.then(() => everybodyReady(control))]);
  const recoveredMs = performance.now() - started;
  const { entries } = ride.pair.rider.reader;
  await eventually(async () => {
    const isTold = entries.some(({ subjectId, facts }) => subjectId === ride.rideId && facts.to === 'COMPLETED');
    if (!isTold) throw new Error(`The rider was not told of the end of ${ride.rideId}`);
  }, PATIENCE_MS);
  const toldMs = performance.now() - started;
  // At once, not when the story ends: a long run is watched.
  process.stderr.write(
    `${victim.what}: ready after ${Math.round(recoveredMs)} ms, told after ${Math.round(toldMs)} ms\n`,
  );
  return { what: victim.what, recoveredMs, toldMs, repeats: load.journal.repeats - repeatsBefore };
}
