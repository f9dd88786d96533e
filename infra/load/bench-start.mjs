import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '../engines/ports.mjs';
import { inRoot } from '../local/paths.mjs';
import { residentMb } from './resident-memory.mjs';
import { firstPageBytes, remoteEntryBytes } from './web-sizes.mjs';

const STARTS = 5;
const IDLE_MS = 10_000;
const READY = 'Pothik is ready at ';
const TARGETS = { readyMs: 4000, memoryMb: 350, firstPageKb: 150, remoteEntryKb: 20 };

async function start(directory) {
  const started = performance.now();
  const child = spawn(process.execPath, [inRoot('infra', 'local', 'start.mjs')], {
    env: { ...process.env, PORT: String(await freePort()), DATA_DIR: directory },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The platform ended with ${code} before it was ready.`)));
    createInterface({ input: child.stdout }).on('line', (line) => line.startsWith(READY) && resolve());
  });
  return { child, ms: performance.now() - started };
}

async function stop(child) {
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await gone;
}

const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];
const row = (name, value, unit, target) =>
  console.log(
    `${name.padEnd(44)}${value.toFixed(1).padStart(9)} ${unit.padEnd(3)} target ${target} ${value <= target ? 'met' : 'MISSED'}`,
  );

/** Prints each measurement beside its target. */
export async function bench() {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'pothik-bench-'));
  try {
    const first = await start(directory);
    console.log(`first start, seed included: ${Math.round(first.ms)} ms`);
    await stop(first.child);
    const times = [];
    for (let count = 0; count < STARTS; count += 1) {
      const { child, ms } = await start(directory);
      times.push(ms);
      if (count === STARTS - 1) {
        await new Promise((resolve) => setTimeout(resolve, IDLE_MS));
        row('resident memory when idle, database included', residentMb(child.pid), 'MB', TARGETS.memoryMb);
      }
      await stop(child);
    }
    row(`ready on a seeded directory, median of ${STARTS}`, median(times), 'ms', TARGETS.readyMs);
    row('JavaScript of the first page, gzip', firstPageBytes() / 1024, 'KB', TARGETS.firstPageKb);
    for (const [name, bytes] of Object.entries(remoteEntryBytes())) {
      row(`entry of the remote ${name}, gzip`, bytes / 1024, 'KB', TARGETS.remoteEntryKb);
    }
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}
