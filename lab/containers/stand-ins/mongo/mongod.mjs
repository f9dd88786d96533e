// In place of mongod: runs SecantusDB. With --auth mongod lets the first user be made by loopback; SecantusDB does not know
// this. So it first serves loopback alone, without logins, and demands them on the network once `mongosh` says that they exist.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';

const LOOPBACK = '127.0.0.1';
const PORT = 27017;
const PORT_OF_MONGOSH = 27018;
const STORE = '/data/db/store';
const LOGINS_EXIST = '/data/db/logins-exist';

/** It names itself to clients by its --host, so that this must be an address that they reach. */
const address = Object.values(networkInterfaces())
  .flat()
  .find(({ family, internal }) => family === 'IPv4' && !internal).address;
let server;

function run(host, ...further) {
  const options = [
    '--host',
    host,
    '--port',
    String(PORT),
    '--storage-path',
    STORE,
    '--cache-size',
    '256M',
    '--sync-on-commit',
  ];
  server = spawn('/opt/secantusdb/bin/python', ['/opt/secantusdb/bin/secantusd-py', ...options, ...further], {
    stdio: 'inherit',
  });
  server.once('exit', (code) => server.isExpected || process.exit(code ?? 1));
}

async function untilItListens(host) {
  const socket = connect(PORT, host);
  const listens = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  if (listens) return;
  await pause(50);
  await untilItListens(host);
}

/** On the network with logins, and by loopback through a relay, for the next `mongosh`. */
async function demandLogins() {
  run(address, '--auth');
  await untilItListens(address);
  createServer((near) => {
    const far = connect(PORT, address);
    near.on('error', () => far.destroy());
    far.on('error', () => near.destroy());
    near.pipe(far).pipe(near);
  }).listen(PORT, LOOPBACK);
}

async function closeTheDoor() {
  server.isExpected = true;
  server.kill();
  await once(server, 'exit');
  writeFileSync(LOGINS_EXIST, '');
  await demandLogins();
}

mkdirSync(STORE, { recursive: true });
let closing;
const demandsLogins = process.argv.includes('--auth');
if (!demandsLogins) run(address);
else if (existsSync(LOGINS_EXIST)) closing = demandLogins();
else run(LOOPBACK);
if (demandsLogins)
  createServer((socket) => {
    socket.on('error', () => undefined);
    closing ??= closeTheDoor();
    closing.then(() => socket.end('ready\n'));
  }).listen(PORT_OF_MONGOSH, LOOPBACK);
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => server.kill());
