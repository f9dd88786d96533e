// Loaded into a process before its own code: tells its parent, when asked, its memory after everything unused was collected, and how
// many bytes its heap took between two questions.
import { GCProfiler, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { bytesBetween } from './allocations.rules.mjs';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');

/** @type {GCProfiler | undefined} */
let collections;

const ANSWERS = {
  memory: () => {
    collect();
    const { rss, heapUsed, external } = process.memoryUsage();
    return { residentBytes: rss, usedBytes: heapUsed + external };
  },
  'begin allocations': () => {
    collections = new GCProfiler();
    collections.start();
    collect();
    return {};
  },
  'end allocations': () => {
    collect();
    return { allocatedBytes: bytesBetween(collections?.stop()?.statistics ?? []) };
  },
};

process.on('message', (asked) => {
  if (Object.hasOwn(ANSWERS, asked)) process.send?.(ANSWERS[asked]());
});
// The channel to the parent alone keeps no program running.
process.channel?.unref();
