import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../engines/ports.mjs';
import { run } from '../../local/run.mjs';

const UNPRIVILEGED = 1000;
/** A machine that is busy with other things takes its time. */
const LIVE_WITHIN_MS = 180_000;
const STOPPED_WITHIN_MS = 10_000;

/** A step that describes how the image runs, its list of words read. */
function wordsOf(stage, keyword) {
  const { text } = stage.steps.findLast((step) => step.keyword === keyword);
  return JSON.parse(text.replace(/^.*?(?=\[)/, ''));
}

/** As the image says; whoever is root here becomes nobody of rank, and so cannot write into what the steps left. */
const identity = () => (process.getuid?.() === 0 ? { uid: UNPRIVILEGED, gid: UNPRIVILEGED } : {});

/**
 * Starts what an image would start, waits until its own HEALTHCHECK passes, and stops it as an engine would.
 * @param {{ stage: import('./dockerfile.mjs').Stage, workingDirectory: string, environment: Record<string, string> }} image
 * @returns {Promise<{ liveAfterMs: number, stoppedAfterMs: number }>}
 * @throws {Error} saying what did not happen
 */
export async function startAndStop({ stage, workingDirectory, environment }) {
  const env = { ...environment, HOST: '127.0.0.1', PORT: String(await freePort()) };
  const [program, ...args] = wordsOf(stage, 'CMD');
  const started = performance.now();
  const child = spawn(program, args, { cwd: workingDirectory, env, stdio: 'inherit', ...identity() });
  const ended = once(child, 'exit');
  const [check, ...checkArgs] = wordsOf(stage, 'HEALTHCHECK');
  const isLive = async () => (await run(check, checkArgs, { cwd: workingDirectory, env, ...identity() })) === 0;
  while (!(await isLive())) {
    if (child.exitCode !== null) throw new Error(`It ended with ${child.exitCode} before it was live.`);
    if (performance.now() - started > LIVE_WITHIN_MS) {
      child.kill('SIGKILL');
      throw new Error('It did not become live.');
    }
    await pause(200);
  }
  const liveAfterMs = Math.round(performance.now() - started);
  const asked = performance.now();
  child.kill('SIGTERM');
  const impatience = setTimeout(() => child.kill('SIGKILL'), STOPPED_WITHIN_MS);
  const [code, signal] = await ended;
  clearTimeout(impatience);
  if (code !== 0) throw new Error(`SIGTERM ended it with ${code ?? signal} instead of 0.`);
  return { liveAfterMs, stoppedAfterMs: Math.round(performance.now() - asked) };
}
