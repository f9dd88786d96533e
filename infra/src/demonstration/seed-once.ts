import { existsSync, writeFileSync } from 'node:fs';
import type { DataDirectory } from '../platform/data-directory.js';
import type { Demonstration } from '../platform/demonstrations.js';
import type { Services } from '../platform/local-services.js';
import { seeded } from './demonstration-markers.js';
import { seedDemonstration } from './seed.js';

/** Seeds a data directory once; an interrupted seed continues. */
export async function seedOnce(
  directory: DataDirectory,
  services: Services,
  demonstration: Demonstration,
): Promise<void> {
  if (existsSync(seeded(directory))) return;
  await seedDemonstration(services, demonstration);
  writeFileSync(seeded(directory), '');
}
