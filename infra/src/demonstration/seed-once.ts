import { existsSync, writeFileSync } from 'node:fs';
import type { DataDirectory } from '../platform/data-directory.js';
import type { Services } from '../platform/local-services.js';
import type { Demonstration } from './demonstrations.js';
import { seedDemonstration } from './seed.js';

const BEGUN = 'demonstration.begun';
const SEEDED = 'demonstration.seeded';

/** Empty files of a data directory: how far its seed has come. */
export const DEMONSTRATION_MARKS: readonly string[] = [BEGUN, SEEDED];

const begun = (directory: DataDirectory) => directory.at(BEGUN);
const seeded = (directory: DataDirectory) => directory.at(SEEDED);

/** Whether the demonstration's people live in this data directory, or shall: it is empty, or a seed broke off in it. */
export function wantsDemonstration(directory: DataDirectory, isEmpty: boolean): boolean {
  return isEmpty || existsSync(begun(directory));
}

/** Seeds a data directory, once; a seed that broke off continues. */
export async function seedOnce(
  directory: DataDirectory,
  services: Services,
  demonstration: Demonstration,
): Promise<void> {
  if (existsSync(seeded(directory))) return;
  writeFileSync(begun(directory), '');
  await seedDemonstration(services, demonstration);
  writeFileSync(seeded(directory), '');
}
