// Loaded into a process before its own code: tells its parent, when asked, its memory after everything unused was collected.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');

process.on('message', (asked) => {
  if (asked !== 'memory') return;
  collect();
  const { rss, heapUsed, external } = process.memoryUsage();
  process.send?.({ residentBytes: rss, usedBytes: heapUsed + external });
});
// The channel to the parent alone keeps no program running.
process.channel?.unref();
