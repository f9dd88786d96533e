import { spawn } from 'node:child_process';
import type { Demonstration } from '../platform/demonstrations.js';

const PROGRAM = 'infra/local/ops.mjs';

/**
 * Creates the demonstration people as an operator does: `npm run ops -- demo --yes`, with the engines' addresses in its
 * environment.
 * @throws Error with its output when it fails
 */
export async function seedDemonstration(
  folder: string,
  environment: NodeJS.ProcessEnv,
  demonstration: Demonstration,
): Promise<void> {
  const asked = demonstration === 'people' ? ['--people'] : [];
  const seed = spawn(process.execPath, [PROGRAM, 'demo', '--yes', ...asked], {
    cwd: folder,
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let words = '';
  for (const stream of [seed.stdout, seed.stderr])
    stream.on('data', (chunk) => {
      words = `${words}${chunk}`.slice(-4_000);
    });
  const code = await new Promise((resolve) => seed.once('close', resolve));
  if (code !== 0) throw new Error(`The demonstration's people could not be made (exit ${code}):\n${words}`);
}
