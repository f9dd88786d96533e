// When its standard input closes, because its parent ended, it kills the processes that still run.
import { rmSync } from 'node:fs';
import { createInterface } from 'node:readline';

const folder = process.argv[2];
const processes = new Set();

// One line per change: `watch 123`, `unwatch 123`; a negative number is a process group.
createInterface({ input: process.stdin })
  .on('line', (line) => {
    const [verb, number] = line.split(' ');
    if (verb === 'watch') processes.add(Number(number));
    else processes.delete(Number(number));
  })
  .on('close', () => {
    for (const number of processes) {
      try {
        process.kill(number, 'SIGKILL');
      } catch {
        // It had ended by itself.
      }
    }
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  });

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);
