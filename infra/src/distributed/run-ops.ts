import { spawn } from 'node:child_process';
import type { ProcessGuard } from './engines-under-control.js';

const PROGRAM = 'infra/local/ops.mjs';

/**
 * Runs one operation as an operator does: `npm run ops -- <command>`, with the engines' addresses in its environment.
 * @param folder the repository's top folder
 * @param guard kills it when the platform ends first
 * @throws Error with its output when it fails
 */
export async function runOps(
  folder: string,
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
  guard: ProcessGuard,
): Promise<void> {
  const operation = spawn(process.execPath, [PROGRAM, ...args], {
    cwd: folder,
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let words = '';
  for (const stream of [operation.stdout, operation.stderr])
    stream.on('data', (chunk) => {
      words = `${words}${chunk}`.slice(-4_000);
    });
  if (operation.pid !== undefined) guard.watch(operation.pid);
  const code = await new Promise((resolve) => operation.once('close', resolve));
  if (operation.pid !== undefined) guard.unwatch(operation.pid);
  if (code !== 0) throw new Error(`ops ${args.join(' ')} failed (exit ${code}):\n${words}`);
}
