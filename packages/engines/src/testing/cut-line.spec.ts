import { once } from 'node:events';
import net from 'node:net';
import { CutLine } from './cut-line.js';

let echo: net.Server;
let line: CutLine;
const clients: net.Socket[] = [];

beforeEach(async () => {
  echo = net.createServer((socket) => socket.on('error', () => socket.destroy()).pipe(socket));
  await once(echo.listen(0, '127.0.0.1'), 'listening');
  line = await CutLine.to('127.0.0.1', (echo.address() as net.AddressInfo).port);
});
afterEach(async () => {
  for (const client of clients.splice(0)) client.destroy();
  await line.close();
  echo.close();
  await once(echo, 'close');
});

async function connect(): Promise<net.Socket> {
  const client = net.connect(line.port, '127.0.0.1');
  clients.push(client);
  await once(client, 'connect');
  return client;
}

async function said(client: net.Socket): Promise<string> {
  const [bytes] = (await once(client, 'data')) as [Buffer];
  return bytes.toString();
}

it('forwards bytes in both directions', async () => {
  const client = await connect();
  client.write('hello');
  expect(await said(client)).toBe('hello');
});

it('cut: ends open connections and refuses new ones; mended: forwards on the same port', async () => {
  const client = await connect();
  const closed = once(client, 'close');
  await line.cut();
  await closed;
  await expect(connect()).rejects.toThrow('ECONNREFUSED');
  await line.mend();
  const later = await connect();
  later.write('again');
  expect(await said(later)).toBe('again');
});

it('stalled: bytes arrive when it is mended, not before', async () => {
  const client = await connect();
  client.write('before');
  await said(client);
  let heard = '';
  client.on('data', (bytes: Buffer) => {
    heard += bytes.toString();
  });
  line.stall();
  client.write('meanwhile');
  const newcomer = await connect();
  newcomer.write('new');
  // A round trip over another line to the same engine shows that there was enough time.
  const other = await CutLine.to('127.0.0.1', (echo.address() as net.AddressInfo).port);
  const past = net.connect(other.port, '127.0.0.1').end('past');
  expect(await said(past)).toBe('past');
  await other.close();
  expect(heard).toBe('');
  await line.mend();
  expect(await said(newcomer)).toBe('new');
  while (heard === '') await once(client, 'data');
  expect(heard).toBe('meanwhile');
});

it('ends a connection that the engine ended', async () => {
  const [engineSide] = (await Promise.all([once(echo, 'connection'), connect()]))[0] as [net.Socket];
  const [client] = clients as [net.Socket];
  const closed = once(client, 'close');
  engineSide.destroy();
  await closed;
  expect(client.destroyed).toBe(true);
});

it('can be cut twice, and closed while cut, without an error', async () => {
  await line.cut();
  await line.cut();
  await expect(line.close()).resolves.toBeUndefined();
});
