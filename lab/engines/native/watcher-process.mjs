// When its standard input closes, because its parent ended, it kills the processes and removes the containers that still run.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createInterface } from 'node:readline';

const folder = process.argv[2];
const processes = new Set();
const containers = new Set();
const CHANGES = {
  watch: (number) => processes.add(Number(number)),
  unwatch: (number) => processes.delete(Number(number)),
  'watch-container': (id) => containers.add(id),
  'unwatch-container': (id) => containers.delete(id),
};

// One line per change: `watch 123`, where a negative number is a process group, or `watch-container 5f2c…`.
createInterface({ input: process.stdin })
  .on('line', (line) => {
    const [verb, what] = line.split(' ');
    CHANGES[verb](what);
  })
  .on('close', () => {
    for (const number of processes) {
      try {
        process.kill(number, 'SIGKILL');
      } catch {
        // It had ended by itself.
      }
    }
    if (containers.size > 0) spawnSync('docker', ['rm', '--force', '--volumes', ...containers], { stdio: 'ignore' });
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  });

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);
