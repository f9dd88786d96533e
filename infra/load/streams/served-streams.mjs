import { setTimeout as pause } from 'node:timers/promises';
import { memoryOf } from '../probed-memory.mjs';
import { shareOf } from '../share.rules.mjs';
import { OpenStreams } from './open-streams.mjs';

/** Opened and closed before the measuring, so that what the first ones need is there. */
const WARM_UP = 100;
const SETTLING_MS = 2_000;

/**
 * One round: the memory that open streams take, and how long events take to arrive at them.
 * @param {object} served
 * @param {{ child: import('node:child_process').ChildProcess }} served.program with the memory's probe
 * @param {readonly { url: string, headers: Record<string, string> }[]} served.addresses
 * @param {(stream: number, number: number) => unknown} served.send
 * @param {{ perSecond: number, seconds: number }} plan
 */
export async function measureStreams({ program, addresses, send }, plan) {
  const first = await OpenStreams.open(addresses.slice(0, WARM_UP));
  await first.close();
  await pause(SETTLING_MS);
  const before = await memoryOf(program);
  const streams = await OpenStreams.open(addresses);
  try {
    await pause(SETTLING_MS);
    const opened = await memoryOf(program);
    const { latencies, lost } = await streams.measure(plan, send);
    const kbOf = (field) => (opened[field] - before[field]) / 1024 / addresses.length;
    return {
      residentKb: kbOf('residentBytes'),
      usedKb: kbOf('usedBytes'),
      p50: shareOf(latencies, 0.5),
      p99: shareOf(latencies, 0.99),
      lost,
    };
  } finally {
    await streams.close();
  }
}
