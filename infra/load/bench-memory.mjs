import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { growthOf } from './memory/growth.rules.mjs';
import { mixedLoad } from './memory/mixed-load.mjs';
import { stop } from './programs.mjs';
import { residentMb } from './resident-memory.mjs';
import { startOn } from './started.mjs';

const IDLE_MS = 10_000;
const TARGETS = { idleMb: 300, growthPercent: 5 };

/** Resident megabytes of everything on a seeded directory, when nobody has done anything since the start. */
async function idleAfterStarts(directory, starts) {
  const idle = [];
  for (let count = 0; count < starts; count += 1) {
    const platform = await startOn(directory);
    await pause(IDLE_MS);
    idle.push(residentMb(platform.child.pid));
    await stop(platform);
  }
  return idle;
}

async function underLoad(directory, minutes) {
  const platform = await startOn(directory, { RATE_LIMITS: 'off' });
  const samples = [];
  const { url } = platform;
  await mixedLoad(
    { url, mailUrl: `${url}/dev/mail.json` },
    { minutes, eachTurn: () => samples.push(residentMb(platform.child.pid)) },
  );
  await pause(IDLE_MS);
  const after = residentMb(platform.child.pid);
  await stop(platform);
  return { samples, after };
}

/**
 * Resident memory of everything, the database included: idle on a seeded directory, and its growth under mixed load.
 * @param {string[]} words `--starts N`, `--minutes N` of load, 0 for none
 * @param {import('./report.mjs').Report} report
 */
export async function bench(words, report) {
  const { values } = parseArgs({
    args: words,
    options: { starts: { type: 'string', default: '5' }, minutes: { type: 'string', default: '5' } },
  });
  const minutes = Number(values.minutes);
  const directory = mkdtempSync(path.join(os.tmpdir(), 'pothik-bench-'));
  try {
    await stop(await startOn(directory));
    const idle = await idleAfterStarts(directory, Number(values.starts));
    report.add({ name: 'memory when idle, all processes', unit: 'MB', values: idle, target: TARGETS.idleMb });
    if (minutes === 0) return;
    const { samples, after } = await underLoad(directory, minutes);
    report.add({
      name: `growth in ${minutes} min of mixed load, last fifth over second`,
      unit: '%',
      values: [growthOf(samples)],
      target: TARGETS.growthPercent,
    });
    report.add({ name: 'memory at the highest', unit: 'MB', values: [Math.max(...samples)] });
    report.add({ name: 'memory when idle again after the load', unit: 'MB', values: [after] });
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}
