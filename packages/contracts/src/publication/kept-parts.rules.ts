import type { Publication } from './publication.js';

/** The parts that today's schemas read for ever: stored events and shared texts outlive every release. */
const FOR_EVER: readonly (keyof Publication)[] = ['events', 'shared'];
/** The parts that a release is compared with; older ones are in the history of the repository. */
const OF_RECENT: readonly (keyof Publication)[] = ['schemas', 'answers'];
const RECENT = 2;

/**
 * The parts of publication `number` that stay in the tree.
 * @param last the newest publication's number
 */
export function keptParts(number: number, last: number): (keyof Publication)[] {
  return number > last - RECENT ? [...FOR_EVER, ...OF_RECENT] : [...FOR_EVER];
}
