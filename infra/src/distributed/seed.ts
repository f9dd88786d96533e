import type { Demonstration } from '../platform/demonstrations.js';
import { runOps } from './run-ops.js';

/**
 * Creates the demonstration people: `npm run ops -- demo --yes`.
 * @throws Error with its output when it fails
 */
export async function seedDemonstration(
  folder: string,
  environment: NodeJS.ProcessEnv,
  demonstration: Demonstration,
): Promise<void> {
  const asked = demonstration === 'people' ? ['--people'] : [];
  await runOps(folder, ['demo', '--yes', ...asked], environment);
}
