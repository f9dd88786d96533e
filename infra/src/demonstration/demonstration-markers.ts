import { existsSync, writeFileSync } from 'node:fs';
import type { DataDirectory } from '../platform/data-directory.js';
import { StartRefusal } from '../refusals/start-refusal.js';

const BEGUN = 'demonstration.begun';
const SEEDED = 'demonstration.seeded';

/** Empty marker files of a data directory: whether its seed began and finished. */
export const DEMONSTRATION_MARKERS: readonly string[] = [BEGUN, SEEDED];

const begun = (directory: DataDirectory) => directory.at(BEGUN);
/** The file that a finished seed leaves. */
export const seeded = (directory: DataDirectory) => directory.at(SEEDED);

/**
 * Whether the demonstration people belong in this data directory: it is empty, or a start or a seed of theirs was
 * interrupted. The answer is recorded in a file first, before anything else makes the directory non-empty.
 */
export function beginDemonstration(directory: DataDirectory, isEmpty: boolean): boolean {
  if (isEmpty) writeFileSync(begun(directory), '');
  return existsSync(begun(directory));
}

/**
 * Checked before others than this machine may reach a platform, by HOST or PUBLIC_URL: the password of the demonstration people, a SUPER_ADMIN
 * among them, is public.
 * @throws StartRefusal when this data directory contains them
 */
export function refuseDemonstration(directory: DataDirectory): void {
  if (!DEMONSTRATION_MARKERS.some((mark) => existsSync(directory.at(mark)))) return;
  throw new StartRefusal(
    `The data directory ${directory.at()} holds the demonstration's people, whose password everybody knows: take another DATA_DIR, or a HOST and a PUBLIC_URL of this machine again.`,
  );
}
