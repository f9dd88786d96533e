import type { Command } from './command.js';
import { VERSION } from './handshake.js';

/** Of MongoDB's long answer what this server counts, at the same place. */
export const serverStatus: Command = {
  // Sections are chosen by name: https://www.mongodb.com/docs/manual/reference/command/serverStatus/
  fields: 'any',
  run: ({ logSyncs }) => ({
    process: 'embedded-mongo',
    version: VERSION,
    pid: process.pid,
    uptime: process.uptime(),
    wiredTiger: { log: { 'log sync operations': logSyncs } },
    ok: 1,
  }),
};
