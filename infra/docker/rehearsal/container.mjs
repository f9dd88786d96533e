import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { run } from '../../local/run.mjs';
import { freePort } from '../../programs/ports.mjs';

const UNPRIVILEGED = 1000;
/** Generous, for a busy machine. */
const LIVE_WITHIN_MS = 180_000;
const STOPPED_WITHIN_MS = 10_000;

/** The words of the JSON list in the image's last CMD, ENTRYPOINT or HEALTHCHECK; none where it has no such line. */
function wordsOf(stage, keyword) {
  const step = stage.steps.findLast((one) => one.keyword === keyword);
  return step === undefined ? [] : JSON.parse(step.text.replace(/^.*?(?=\[)/, ''));
}

/** The user of the image, where this process is root: unprivileged, so it cannot write into the image's files. */
const identity = () => (process.getuid?.() === 0 ? { uid: UNPRIVILEGED, gid: UNPRIVILEGED } : {});

/**
 * Runs an image's ENTRYPOINT with its CMD as arguments, to its end.
 * @param {{ stage: import('./dockerfile.mjs').Stage, workingDirectory: string, environment: Record<string, string> }} image
 * @returns {Promise<number>} its exit code
 */
export function runToEnd({ stage, workingDirectory, environment }) {
  const [program, ...args] = [...wordsOf(stage, 'ENTRYPOINT'), ...wordsOf(stage, 'CMD')];
  return run(program, args, { cwd: workingDirectory, env: environment, ...identity() });
}

/**
 * Starts an image's CMD, waits until its HEALTHCHECK passes, and stops it as a container engine does.
 * @param {{ stage: import('./dockerfile.mjs').Stage, workingDirectory: string, environment: Record<string, string> }} image
 * @returns {Promise<{ liveAfterMs: number, stoppedAfterMs: number }>}
 * @throws {Error} naming the step that failed
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
