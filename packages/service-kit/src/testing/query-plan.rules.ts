import type { Command } from './query-shape.rules.js';

/** How the database finds what a query asks for. */
export interface QueryPlan {
  /** Names of the indexes that serve it, sorted; several when each branch of an `$or` has its own. */
  indexes: readonly string[];
  /** Whether every document of the collection is read. */
  readsAll: boolean;
  /** Whether what was found is sorted in memory, because no index has that order. */
  sortsInMemory: boolean;
}

/** The plan in an answer to `explain`. */
export function planOf({ queryPlanner, stages }: Command): QueryPlan {
  const parts = [...partsOf([(queryPlanner as Command | undefined)?.winningPlan, stages])];
  const has = (stage: string) => parts.some((part) => part.stage === stage);
  const names = parts.flatMap(({ indexName }) => (typeof indexName === 'string' ? [indexName] : []));
  return { indexes: [...new Set(names)].sort(), readsAll: has('COLLSCAN'), sortsInMemory: has('SORT') };
}

/** Every object within a value, itself included. */
function* partsOf(value: unknown): Generator<Command> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield value as Command;
  for (const inner of Object.values(value)) yield* partsOf(inner);
}
