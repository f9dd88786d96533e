import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { MongoClient } from 'mongodb';
import { lineBeginning, start, stop } from '../programs.mjs';

const PROBE = new URL('./server-probe.mjs', import.meta.url).href;
const READY = 'embedded-mongo is ready on ';

/**
 * The server program of one build in a process of its own, on a directory of its own, and a driver connected to it.
 * @param {string} build a folder `packages/embedded-mongo`, compiled
 * @param {number} connections how many the driver opens at most
 */
export async function startMeasured(build, connections) {
  const directory = await mkdtemp(path.join(os.tmpdir(), 'bench-embedded-'));
  const program = start(path.join(build, 'bin', 'embedded-mongo.js'), ['--dir', directory], {
    environment: { NODE_OPTIONS: `--import ${PROBE}` },
    hasChannel: true,
  });
  const ready = await lineBeginning(program, READY);
  const client = await MongoClient.connect(ready.slice(READY.length), { maxPoolSize: connections });
  return {
    collection: client.db('bench').collection('rides'),
    /** @returns {Promise<{ microseconds: number, syncs: number }>} what the process used so far */
    async used() {
      program.child.send('used');
      const [used] = await once(program.child, 'message');
      return used;
    },
    async close() {
      await client.close();
      await stop(program);
      await rm(directory, { recursive: true });
    },
  };
}
