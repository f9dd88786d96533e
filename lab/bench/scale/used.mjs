import { readFileSync } from 'node:fs';
import { childrenOf } from '../memory/process-tree.mjs';
import { ownProcessorMs } from '../running/processor-time.mjs';

const ANSWERED = /^pothik_request_duration_seconds_count\{[^}]*\} (\d+)/gm;

/** The engines' processes, and what runs them. */
const nameOf = (pid) => readFileSync(`/proc/${pid}/comm`, 'utf8').trim();

const treeOf = (pid) => [pid, ...childrenOf(pid).flatMap(treeOf)];

/** The calls that these processes have answered, those of the gateway and what it asked the services. */
async function answered(processes) {
  const metrics = processes.map(async ({ managementPort }) => {
    const text = await (await fetch(`http://127.0.0.1:${managementPort}/metrics`)).text();
    return [...text.matchAll(ANSWERED)].reduce((sum, [, count]) => sum + Number(count), 0);
  });
  return (await Promise.all(metrics)).reduce((sum, count) => sum + count, 0);
}

/**
 * What each part of a distributed platform has used so far, in processor ms, and how many calls its processes answered.
 * @param {import('./distributed.mjs').Distributed} platform
 * @returns {Promise<{ ms: Map<string, number>, calls: number }>} `ms` by service or engine
 */
export async function usedBy(platform) {
  const processes = await platform.processes();
  const services = new Map(processes.map(({ pid, name }) => [pid, name]));
  const ms = new Map([['database', ownProcessorMs(platform.databasePid)]]);
  for (const pid of treeOf(platform.child.pid)) {
    const name = services.get(pid) ?? nameOf(pid);
    ms.set(name, (ms.get(name) ?? 0) + ownProcessorMs(pid));
  }
  return { ms, calls: await answered(processes) };
}
