import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Where a server listens on a Unix socket: nobody but the owner may enter the socket's folder. */
export interface SocketPlace {
  path: string;
  /** Removes what was made for the socket, once the server has ended. */
  remove(): void;
}

const NAME = 'mongo.sock';
/** macOS has the shortest limit: 104 bytes, including the terminating zero. */
const LONGEST_PATH = 100;
/** File in the data directory that names the temporary directory, so that a restart listens at the same address. */
const ELSEWHERE = 'socket.directory';
const OF_OTHERS = 0o077;

/**
 * The places for the socket of a data directory, best first: in the directory, unless its path is too long or others may
 * enter it; then in a private temporary directory, which also serves a disk without sockets. To be called only while the
 * directory is locked: it removes the socket that a killed process left.
 */
export function* socketPlaces(directory: string): Generator<SocketPlace> {
  const inside = path.resolve(directory, NAME);
  if (Buffer.byteLength(inside) <= LONGEST_PATH && isPrivate(directory)) yield free(inside, () => undefined);
  const record = path.join(directory, ELSEWHERE);
  const elsewhere = recorded(record) ?? fs.mkdtempSync(path.join(os.tmpdir(), 'embedded-mongo-'));
  fs.writeFileSync(record, elsewhere);
  yield free(path.join(elsewhere, NAME), () => {
    fs.rmSync(elsewhere, { recursive: true, force: true });
    fs.rmSync(record, { force: true });
  });
}

/** The address of a socket for MongoDB drivers. */
export const socketUrl = (socket: string): string => `mongodb://${encodeURIComponent(socket)}`;

function free(socket: string, remove: () => void): SocketPlace {
  fs.rmSync(socket, { force: true });
  return { path: socket, remove };
}

/** Whether it is a directory of ours that nobody else may enter. */
function isPrivate(directory: string): boolean {
  const found = fs.lstatSync(directory, { throwIfNoEntry: false });
  return found?.isDirectory() === true && found.uid === process.getuid?.() && (found.mode & OF_OTHERS) === 0;
}

/** The temporary directory of a process that was killed. After a restart of the machine somebody else may have its name. */
function recorded(record: string): string | undefined {
  const directory = fs.existsSync(record) ? fs.readFileSync(record, 'utf8') : '';
  return isPrivate(directory) ? directory : undefined;
}
