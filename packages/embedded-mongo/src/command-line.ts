import { parseArgs } from 'node:util';
import { StartError } from './index.js';
import type { Synchronous } from './storage/sqlite-store.js';

export const USAGE = `Usage: embedded-mongo --dir D [--port N] [options]

A small, durable, MongoDB-compatible database for one machine; any MongoDB driver can use it.

  --dir D               directory of the data, created when missing
  --port N              port on 127.0.0.1, open to every user of the machine; 0 chooses a free one. Without it the server
                        listens on a socket that only its owner may use; on Windows on a free port
  --sync FULL|NORMAL    FULL (default): on disk before the answer; NORMAL: a power cut may take the last commits
  --parent-pipe         ignore SIGINT, SIGTERM and SIGHUP, and end when standard input closes
  --help                this text
`;

export interface CommandLine {
  help: boolean;
  directory: string;
  /** Undefined: a socket instead. */
  port: number | undefined;
  synchronous: Synchronous;
  parentPipe: boolean;
}

const OPTIONS = {
  dir: { type: 'string' },
  port: { type: 'string' },
  sync: { type: 'string', default: 'FULL' },
  'parent-pipe': { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: OPTIONS, strict: true, allowPositionals: false }).values;
  } catch (error) {
    const sentence = (error as Error).message.replace(/(\. |\n).*$/s, '');
    throw new StartError(`${sentence.replace(/\.$/, '')}; see --help.`);
  }
}

/** Reads the command line. Throws StartError with one sentence for whatever is missing, unknown or impossible. */
export function readCommandLine(args: string[]): CommandLine {
  const { dir = '', port, sync, help, 'parent-pipe': parentPipe } = parse(args);
  if (help) {
    return { help, directory: dir, port: undefined, synchronous: 'FULL', parentPipe };
  }
  if (!dir) {
    throw new StartError('The option --dir is missing; see --help.');
  }
  if (port !== undefined && (!/^\d{1,5}$/.test(port) || Number(port) > 65535)) {
    throw new StartError(`--port takes a number from 0 to 65535, not '${port}'.`);
  }
  if (sync !== 'FULL' && sync !== 'NORMAL') {
    throw new StartError(`--sync takes FULL or NORMAL, not '${sync}'.`);
  }
  return { help, directory: dir, port: port === undefined ? undefined : Number(port), synchronous: sync, parentPipe };
}
