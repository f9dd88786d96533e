import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { stop } from '../../../e2e/counted/programs.mjs';
import { startBaseline } from '../baseline/in-baseline.mjs';
import { growthOf } from '../memory/growth.rules.mjs';
import { mixedLoad } from '../memory/mixed-load.mjs';
import { residentMb } from '../memory/resident-memory.mjs';
import { alternately, fieldOf } from '../rounds.mjs';
import { contendersOf, isBaseline } from '../running/contenders.mjs';
import { startPlatform } from '../running/platform.mjs';

const IDLE_MS = 10_000;
const TARGETS = { readyMs: 2_000, idleMb: 300, growthPercent: 5 };

/** As `npm start`: the database is a child of the platform, and beside the baseline. */
async function startOn(contender, directory) {
  if (!isBaseline(contender)) {
    const platform = await startPlatform(contender, directory, { environment: { RATE_LIMITS: 'off' } });
    return { ...platform, processes: [platform.child.pid], stop: () => stop(platform) };
  }
  const { program, database, stopBoth, ...baseline } = await startBaseline(directory);
  return { ...baseline, processes: [program.child.pid, database.child.pid], stop: stopBoth };
}

/** Everything, the database included. */
const memoryOf = ({ processes }) => processes.reduce((sum, pid) => sum + residentMb(pid), 0);

async function startOnce({ directory, ...contender }) {
  const running = await startOn(contender, directory);
  await pause(IDLE_MS);
  const idle = memoryOf(running);
  await running.stop();
  return { ms: running.ms, idle };
}

async function growthUnderLoad(report, { directory, ...tree }, minutes) {
  const running = await startOn(tree, directory);
  const samples = [];
  await mixedLoad(running, { minutes, eachTurn: () => samples.push(memoryOf(running)) });
  await pause(IDLE_MS);
  const after = memoryOf(running);
  await running.stop();
  const target = TARGETS.growthPercent;
  const name = `growth in ${minutes} min of load, last fifth over second: ${tree.name}`;
  report.add({ name, unit: '%', values: [growthOf(samples)], target });
  report.add({ name: `memory at the highest: ${tree.name}`, unit: 'MB', values: [Math.max(...samples)] });
  report.add({ name: `memory when idle again: ${tree.name}`, unit: 'MB', values: [after] });
}

/** Time to ready and memory when nobody has done anything, on a seeded directory; then the growth of memory under mixed load. */
export async function bench(report, { rounds, minutes }) {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'pothik-bench-'));
  const contenders = contendersOf(report.trees).map((contender, index) => ({
    ...contender,
    directory: path.join(directory, String(index)),
  }));
  try {
    for (const contender of contenders) await (await startOn(contender, contender.directory)).stop();
    const measured = await alternately(contenders, rounds, startOnce);
    report.compare({ name: 'ready on a seeded directory', unit: 'ms' }, fieldOf(measured, 'ms'));
    report.compare({ name: 'idle memory, all processes', unit: 'MB' }, fieldOf(measured, 'idle'));
    const { values } = measured.at(-1);
    const own = (name, unit, field, target) =>
      report.add({ name, unit, values: values.map((value) => value[field]), target });
    own('ready, its target', 'ms', 'ms', TARGETS.readyMs);
    own('idle memory, its target', 'MB', 'idle', TARGETS.idleMb);
    if (minutes === 0) return;
    for (const tree of contenders.filter((contender) => !isBaseline(contender)))
      await growthUnderLoad(report, tree, minutes);
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}
