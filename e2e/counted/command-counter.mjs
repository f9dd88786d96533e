import net from 'node:net';

const HEADER_BYTES = 16;
const OP_MSG = 2013;
/** After the header: four bytes of flags and the section's kind; the document's length and its first element's type. */
const NAME_AT = HEADER_BYTES + 5 + 5;
/** BSON's type of a text. */
const TEXT = 2;
/** What drivers ask to watch their connection. */
const WATCHING = new Set(['hello', 'isMaster', 'ismaster', 'ping', 'endSessions']);

/** The first element's value, where it is a text: the collection of most commands. */
function collectionOf(bytes, at) {
  if (bytes[NAME_AT - 1] !== TEXT) return '';
  return ` ${bytes.toString('latin1', at + 4, at + 4 + bytes.readInt32LE(at) - 1)}`;
}

/** Counts the commands that pass to a database, by name and collection: https://www.mongodb.com/docs/manual/reference/mongodb-wire-protocol/ */
export class CommandCounter {
  #counts = new Map();
  #sockets = new Set();

  /** @param {string} databaseUrl of one server @returns {Promise<CommandCounter>} with the `url` that counts */
  static async before(databaseUrl) {
    const counter = new CommandCounter();
    const { hostname, port } = new URL(databaseUrl);
    counter.server = net.createServer((client) => counter.#pass(client, net.connect(Number(port), hostname)));
    await new Promise((listening) => counter.server.listen(0, '127.0.0.1', listening));
    counter.url = `mongodb://127.0.0.1:${counter.server.address().port}`;
    return counter;
  }

  /** The counts since the last time, most first. @returns {{ total: number, byName: [string, number][] }} */
  take() {
    const byName = [...this.#counts].sort(([, left], [, right]) => right - left);
    this.#counts.clear();
    return { total: byName.reduce((sum, [, count]) => sum + count, 0), byName };
  }

  async close() {
    for (const socket of this.#sockets) socket.destroy();
    await new Promise((closed) => this.server.close(closed));
  }

  #pass(client, database) {
    let rest = Buffer.alloc(0);
    client.on('data', (chunk) => {
      rest = this.#count(Buffer.concat([rest, chunk]));
    });
    for (const [from, to] of [
      [client, database],
      [database, client],
    ]) {
      this.#sockets.add(from);
      from.pipe(to);
      // An end without goodbye on one side ends the other.
      from.on('error', () => to.destroy()).on('close', () => to.destroy());
    }
  }

  #count(bytes) {
    while (bytes.length >= HEADER_BYTES && bytes.length >= bytes.readInt32LE(0)) {
      const length = bytes.readInt32LE(0);
      if (bytes.readInt32LE(12) === OP_MSG) {
        const name = bytes.toString('latin1', NAME_AT, bytes.indexOf(0, NAME_AT));
        const command = `${name}${collectionOf(bytes, NAME_AT + name.length + 1)}`;
        if (!WATCHING.has(name)) this.#counts.set(command, (this.#counts.get(command) ?? 0) + 1);
      }
      bytes = bytes.subarray(length);
    }
    return bytes;
  }
}
