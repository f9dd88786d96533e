import type { DatabaseOf, Id, Invariant } from './invariant.js';

/** How many ids are checked a second time and reported. */
const REPORTED = 20;

/** The first ids that break an invariant, and whether there are more. */
export interface Verdict {
  ids: readonly string[];
  hasMore: boolean;
}

/** Checks twice, because a service may be between two writes at the first check. */
export async function check({ broken }: Invariant, database: DatabaseOf): Promise<Verdict> {
  const suspects: Id[] = [];
  let hasMore = false;
  for await (const id of broken(database)) {
    hasMore = suspects.length === REPORTED;
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
