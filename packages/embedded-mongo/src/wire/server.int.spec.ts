import { once } from 'node:events';
import net from 'node:net';
import { BSON, type Document } from 'bson';
import { startTestServer, type TestServer } from '../testing/in-process.js';
import { announceSeed, isLong, randomFrom } from '../testing/random.js';

const OP_MSG = 2013;

function message(operation: number, body: Uint8Array, length = 16 + body.length): Buffer {
  const header = Buffer.alloc(16);
  header.writeInt32LE(length, 0);
  header.writeInt32LE(7, 4);
  header.writeInt32LE(operation, 12);
  return Buffer.concat([header, body]);
}
const commandBody = (command: Document) => Buffer.concat([Buffer.alloc(5), BSON.serialize(command)]);

describe('the wire protocol', () => {
  let test: TestServer;
  beforeAll(async () => {
    test = await startTestServer();
  });
  afterAll(() => test.close());

  const connect = async () => {
    const socket = net.connect(test.server.port, '127.0.0.1');
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    return socket;
  };
  const reply = async (socket: net.Socket) => {
    const [bytes] = (await once(socket, 'data')) as [Buffer];
    return { responseTo: bytes.readInt32LE(8), document: BSON.deserialize(bytes.subarray(21)) };
  };
  const stillServes = async () => expect(await test.database.command({ ping: 1 })).toEqual({ ok: 1 });

  it('answers a message that arrives byte by byte', async () => {
    const socket = await connect();
    socket.setNoDelay(true);
    for (const byte of message(OP_MSG, commandBody({ ping: 1, $db: 'admin' }))) {
      socket.write(Buffer.from([byte]));
    }
    expect(await reply(socket)).toEqual({ responseTo: 7, document: { ok: 1 } });
    socket.destroy();
  });

  it('answers the first hello of a driver in the old format', async () => {
    const socket = await connect();
    const query = Buffer.concat([Buffer.alloc(4), Buffer.from('admin.$cmd\0'), Buffer.alloc(8)]);
    socket.write(message(2004, Buffer.concat([query, BSON.serialize({ isMaster: 1 })])));
    const [bytes] = (await once(socket, 'data')) as [Buffer];
    expect(bytes.readInt32LE(12)).toBe(1);
    expect(BSON.deserialize(bytes.subarray(36))).toMatchObject({ ismaster: true, maxWireVersion: 21, ok: 1 });
    socket.destroy();
  });

  it.each([
    ['an unknown operation', message(1234, Buffer.alloc(20))],
    ['a message longer than allowed', message(OP_MSG, Buffer.alloc(0), 2_000_000_000)],
    ['a length below the header', message(OP_MSG, Buffer.alloc(0), 3)],
    ['a negative length', message(OP_MSG, Buffer.alloc(0), -1)],
  ])('ends the connection on %s and serves the others', async (_what, bytes) => {
    const socket = await connect();
    socket.write(bytes);
    await once(socket, 'close');
    await stillServes();
  });

  const sequence = (size: number, rest: string) => {
    const bytes = Buffer.alloc(9);
    bytes.writeUInt8(1, 4);
    bytes.writeInt32LE(size, 5);
    return Buffer.concat([bytes, Buffer.from(rest, 'latin1')]);
  };

  it.each([
    ['no section', Buffer.alloc(4), 22],
    ['a section of unknown kind', Buffer.concat([Buffer.alloc(4), Buffer.from([9, 0, 0, 0])]), 40432],
    ['illegal flags', Buffer.concat([Buffer.from([0, 1, 0, 0, 0]), BSON.serialize({ ping: 1 })]), 40429],
    ['a document that is not BSON', Buffer.concat([Buffer.alloc(5), Buffer.from('junkjunkjunk')]), 22],
    ['a document cut short', commandBody({ ping: 1, $db: 'admin' }).subarray(0, -3), 22],
    ['a sequence of negative length', sequence(-5, 'documents\0'), 22],
    ['a sequence without documents’ end', sequence(30, 'documents\0\0\0\0\0\0\0\0\0'), 22],
    ['a sequence with a document of length 0', sequence(18, 'documents\0\0\0\0\0'), 22],
    ['no database', commandBody({ ping: 1 }), 40571],
    ['an empty command', commandBody({}), 59],
  ])('refuses %s with an answer and keeps the connection', async (_what, body, code) => {
    const socket = await connect();
    socket.write(message(OP_MSG, body));
    expect((await reply(socket)).document).toMatchObject({ ok: 0, code });
    socket.write(message(OP_MSG, commandBody({ ping: 1, $db: 'admin' })));
    expect((await reply(socket)).document).toEqual({ ok: 1 });
    socket.destroy();
  });

  it('survives random damage to messages', async () => {
    const random = randomFrom(announceSeed('damaged messages'));
    const command = { insert: 'damaged', documents: [{ a: 1, b: 'text', c: [1, 2, { d: new Date(0) }] }], $db: 'test' };
    for (let i = 0; i < (isLong ? 5000 : 300); i++) {
      const body = commandBody(command);
      for (let changes = 0; changes <= random.below(4); changes++) {
        body[random.below(body.length)] = random.below(256);
      }
      const socket = await connect();
      socket.end(message(OP_MSG, body));
      socket.resume();
      await once(socket, 'close');
    }
    await stillServes();
  });

  it('keeps the order of one connection: an unacknowledged write is seen by the next read', async () => {
    const collection = test.database.collection('order');
    await collection.insertOne({ _id: 1 as never }, { writeConcern: { w: 1 } });
    const socket = await connect();
    const insert = commandBody({ insert: 'order', documents: [{ _id: 2 }], $db: 'test', writeConcern: { w: 0 } });
    insert.writeUInt32LE(2, 0);
    socket.write(
      Buffer.concat([message(OP_MSG, insert), message(OP_MSG, commandBody({ count: 'order', $db: 'test' }))]),
    );
    expect((await reply(socket)).document).toEqual({ n: 2, ok: 1 });
    socket.destroy();
  });

  it('answers a client that half-closes after asking', async () => {
    const socket = await connect();
    socket.end(message(OP_MSG, commandBody({ ping: 1, $db: 'admin' })));
    expect((await reply(socket)).document).toEqual({ ok: 1 });
  });
});
