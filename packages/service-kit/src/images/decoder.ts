// A decoder: a process that encodes one picture and is ended by the process that started it.
import { readdirSync } from 'node:fs';
import sharp from 'sharp';
import type { DecoderMessage, DecoderTask } from './decoder-message.js';
import { lowerPriority } from './decoder-priority.js';
import { encodeImage } from './encode-image.js';

/** The most memory, in bytes resident, that a decoder takes: 60 MB for itself, the rest for its picture. */
const MEMORY_MAXIMUM_BYTES = 256 * 1024 * 1024;
const LOOK_EVERY_MS = 10;

// An orderly exit would wait for the thread that decodes.
const end = (): unknown => process.kill(process.pid, 'SIGKILL');
const send = (message: DecoderMessage): unknown => process.send?.(message);

/** Its first thread was lowered from outside; others may have been started before. */
const ownThreads = (): number[] => (process.platform === 'linux' ? readdirSync('/proc/self/task').map(Number) : [0]);

process.once('disconnect', end);
if (!process.connected) end();
for (const thread of ownThreads()) lowerPriority(thread);
sharp.concurrency(1);
sharp.cache(false);
// The picture is decoded in a thread of its own, so this timer is never late.
setInterval(() => {
  if (process.memoryUsage.rss() > MEMORY_MAXIMUM_BYTES) end();
}, LOOK_EVERY_MS);

process.once('message', async ({ bytes, formats, shapes }: DecoderTask) => {
  send({ isReady: false, pictures: await encodeImage(bytes, formats, shapes) });
});
send({ isReady: true });
