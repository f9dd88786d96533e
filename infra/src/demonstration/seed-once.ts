import { existsSync, writeFileSync } from 'node:fs';
import type { DataDirectory } from '../platform/data-directory.js';
import type { Demonstration } from '../platform/demonstrations.js';
import type { Services } from '../platform/local-services.js';
import { StartRefusal } from '../refusals/start-refusal.js';
import { seedDemonstration } from './seed.js';

const BEGUN = 'demonstration.begun';
const SEEDED = 'demonstration.seeded';

/** Empty files of a data directory: how far its seed has come. */
export const DEMONSTRATION_MARKS: readonly string[] = [BEGUN, SEEDED];

const begun = (directory: DataDirectory) => directory.at(BEGUN);
const seeded = (directory: DataDirectory) => directory.at(SEEDED);

/**
 * Whether the demonstration's people live in this data directory, or shall: it is empty, or a start or a seed broke off in
 * it. That they shall is kept, before anything else makes the directory one that is not empty.
 */
export function beginDemonstration(directory: DataDirectory, isEmpty: boolean): boolean {
  if (isEmpty) writeFileSync(begun(directory), '');
  return existsSync(begun(directory));
}

/**
 * Asked before a platform is opened to others: everybody knows the password of the demonstration's people, a SUPER_ADMIN
 * among them.
 * @throws StartRefusal when they live in this data directory
 */
export function refuseDemonstration(directory: DataDirectory): void {
  if (!DEMONSTRATION_MARKS.some((mark) => existsSync(directory.at(mark)))) return;
  throw new StartRefusal(
    `The data directory ${directory.at()} holds the demonstration's people, whose password everybody knows: take another DATA_DIR, or HOST=127.0.0.1 again.`,
  );
}

/** Seeds a data directory, once; a seed that broke off continues. */
export async function seedOnce(
  directory: DataDirectory,
  services: Services,
  demonstration: Demonstration,
): Promise<void> {
  if (existsSync(seeded(directory))) return;
  await seedDemonstration(services, demonstration);
  writeFileSync(seeded(directory), '');
}
