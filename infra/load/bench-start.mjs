import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { stop } from './programs.mjs';
import { startOn } from './started.mjs';
import { firstPageBytes, remoteEntryBytes } from './web-sizes.mjs';

const STARTS = 5;
const TARGETS = { readyMs: 2_000, firstPageKb: 150, remoteEntryKb: 20 };

/**
 * How long a start takes, and the bytes of JavaScript. `bench -- memory` says what an idle platform takes.
 * @param {string[]} _words
 * @param {import('./report.mjs').Report} report
 */
export async function bench(_words, report) {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'pothik-bench-'));
  try {
    const first = await startOn(directory);
    report.add({ name: 'first start, seed included', unit: 'ms', values: [first.ms] });
    await stop(first);
    const times = [];
    for (let count = 0; count < STARTS; count += 1) {
      const platform = await startOn(directory);
      times.push(platform.ms);
      await stop(platform);
    }
    report.add({ name: 'ready on a seeded directory', unit: 'ms', values: times, target: TARGETS.readyMs });
    const kb = (name, bytes, target) => report.add({ name, unit: 'KB', values: [bytes / 1024], target });
    kb('JavaScript of the first page, gzip', firstPageBytes(), TARGETS.firstPageKb);
    for (const [name, bytes] of Object.entries(remoteEntryBytes()))
      kb(`entry of the remote ${name}, gzip`, bytes, TARGETS.remoteEntryKb);
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}
