import type { DatabaseOf, Id, Invariant } from './invariant.js';

/** Ids that are looked at once more, and told; there may be any number of others. */
const TOLD = 20;

/** What is wrong with one invariant: the first ids, and whether there are more. */
export interface Verdict {
  ids: readonly string[];
  hasMore: boolean;
}

/** Looks twice: what a service was writing at the first look is whole at the second. */
export async function check({ broken }: Invariant, database: DatabaseOf): Promise<Verdict> {
  const suspects: Id[] = [];
  let hasMore = false;
  for await (const id of broken(database)) {
    hasMore = suspects.length === TOLD;
    if (hasMore) break;
    suspects.push(id);
  }
  if (suspects.length === 0) return { ids: [], hasMore: false };
  const ids: string[] = [];
  for await (const id of broken(database, suspects)) ids.push(String(id));
  return { ids, hasMore };
}

/** One line for the operator. */
export const lineOf = ({ name }: Invariant, { ids, hasMore }: Verdict): string =>
  ids.length === 0 ? `holds   ${name}` : `BROKEN  ${name}: ${ids.join(', ')}${hasMore ? ' and more' : ''}`;
