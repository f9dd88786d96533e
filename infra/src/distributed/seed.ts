import type { Demonstration } from '../platform/demonstrations.js';
import type { ProcessGuard } from './engines-under-control.js';
import { runOps } from './run-ops.js';

/**
 * Creates the demonstration people: `npm run ops -- demo --yes`.
 * @throws Error with its output when it fails
 */
export async function seedDemonstration(
  folder: string,
  environment: NodeJS.ProcessEnv,
  demonstration: Demonstration,
  guard: ProcessGuard,
): Promise<void> {
  const asked = demonstration === 'people' ? ['--people'] : [];
  await runOps(folder, ['demo', '--yes', ...asked], environment, guard);
}
