import { LARGEST_DOCUMENT } from '../values/codec.js';
import type { Document } from '../values/document.js';
import type { Command } from './command.js';

/** The emulated MongoDB release and its wire protocol version. */
export const VERSION = '7.0.14';
const WIRE_VERSION = 21;
/** The largest message in bytes. */
export const LARGEST_MESSAGE = 48_000_000;

const answer = (reply: () => Document): Command => ({ fields: 'any', run: reply });

/** A standalone server: no replica set, so no transactions, no retryable writes, no change streams. */
const hello = answer(() => ({
  helloOk: true,
  ismaster: true,
  isWritablePrimary: true,
  maxBsonObjectSize: LARGEST_DOCUMENT,
  maxMessageSizeBytes: LARGEST_MESSAGE,
  maxWriteBatchSize: 100_000,
  localTime: new Date(),
  logicalSessionTimeoutMinutes: 30,
  connectionId: 1,
  minWireVersion: 0,
  maxWireVersion: WIRE_VERSION,
  readOnly: false,
  ok: 1,
}));

const buildInfo = answer(() => ({
  version: VERSION,
  versionArray: [...VERSION.split('.').map(Number), 0],
  gitVersion: 'embedded-mongo',
  modules: [],
  bits: 64,
  debug: false,
  maxBsonObjectSize: LARGEST_DOCUMENT,
  storageEngines: ['embedded'],
  ok: 1,
}));

const nobody = { authenticatedUsers: [], authenticatedUserRoles: [] };

export const HANDSHAKE: Record<string, Command> = {
  hello,
  isMaster: hello,
  ismaster: hello,
  buildInfo,
  buildinfo: buildInfo,
  ping: answer(() => ({ ok: 1 })),
  // Sessions are accepted without state, because there are no transactions.
  endSessions: answer(() => ({ ok: 1 })),
  refreshSessions: answer(() => ({ ok: 1 })),
  connectionStatus: answer(() => ({ authInfo: nobody, ok: 1 })),
};
