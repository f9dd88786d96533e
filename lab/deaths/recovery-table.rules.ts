import type { Recovery } from './recovery.js';

const seconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(1).padStart(8);

function median(numbers: readonly number[]): number {
  const inOrder = [...numbers].sort((left, right) => left - right);
  return inOrder[Math.floor(inOrder.length / 2)] ?? 0;
}

/** A row for each victim: number of kills, median and longest time in seconds, sum of repeated calls. */
export function recoveryTable(recoveries: readonly Recovery[]): string {
  const names = [...new Set(recoveries.map(({ what }) => what))];
  const rows = names.map((name) => {
    const own = recoveries.filter(({ what }) => what === name);
    const recovered = own.map(({ recoveredMs }) => recoveredMs);
    const notified = own.map(({ notifiedMs }) => notifiedMs);
    const repeats = own.reduce((sum, { repeats: some }) => sum + some, 0);
    const times = [median(recovered), Math.max(...recovered), median(notified), Math.max(...notified)]
      .map(seconds)
      .join('');
    return `${name.padEnd(18)}${String(own.length).padStart(5)}${times}${String(repeats).padStart(10)}`;
  });
  const head = `${'killed'.padEnd(18)}${'times'.padStart(5)}${['ready', 'max', 'told', 'max'].map((word) => word.padStart(8)).join('')}${'repeated'.padStart(10)}`;
  return [head, ...rows].join('\n');
}
