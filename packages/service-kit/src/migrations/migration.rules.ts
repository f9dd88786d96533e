import type { Migration } from './migration.js';

/** A migration that ran, or was begun. */
export interface MigrationRun {
  number: number;
  isDone: boolean;
}

/**
 * What a start has to do: `current` nothing; `newer` nothing at all, because a later release has migrated the data;
 * `pending` these, in order.
 */
export type MigrationPlan =
  | { state: 'current' }
  | { state: 'newer' }
  | { state: 'pending'; pending: readonly Migration[] };

/** What is left of a service's migrations, by the runs in its database. */
export function planOf(migrations: readonly Migration[], runs: readonly MigrationRun[]): MigrationPlan {
  const known = new Set(migrations.map(({ number }) => number));
  if (runs.some(({ number }) => !known.has(number))) return { state: 'newer' };
  const done = new Set(runs.filter(({ isDone }) => isDone).map(({ number }) => number));
  const pending = migrations.filter(({ number }) => !done.has(number));
  return pending.length === 0 ? { state: 'current' } : { state: 'pending', pending };
}

/** What is taken back, newest first, so that `first` and all later ones are undone; or the sentence why not. */
export function undoPlanOf(
  migrations: readonly Migration[],
  runs: readonly MigrationRun[],
  first: number,
): readonly Migration[] | string {
  if (planOf(migrations, runs).state === 'newer')
    return 'A later release has migrated this database: undo with that release.';
  if (!runs.some(({ number }) => number === first)) return `Migration ${first} did not run here.`;
  const recorded = new Set(runs.map(({ number }) => number));
  const undone = migrations.filter(({ number }) => number >= first && recorded.has(number)).reverse();
  const impossible = undone.find(({ undo }) => typeof undo === 'string');
  return impossible === undefined ? undone : `Migration ${impossible.number} cannot be undone: ${impossible.undo}`;
}

/** Whether they are numbered from 1 without a gap, each with its own name and a time. @throws Error naming the wrong one */
export function checkNumbers(migrations: readonly Migration[]): void {
  const names = new Set<string>();
  for (const [index, { number, name, maximumMs }] of migrations.entries()) {
    if (number !== index + 1) throw new Error(`Migration ${name} has number ${number}, and ${index + 1} is next.`);
    if (names.has(name)) throw new Error(`Two migrations are named ${name}.`);
    if (!(maximumMs > 0)) throw new Error(`Migration ${name} does not say how long it may run.`);
    names.add(name);
  }
}
