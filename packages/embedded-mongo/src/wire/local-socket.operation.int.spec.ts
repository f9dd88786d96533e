import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { MongoClient } from 'mongodb';
import { startEmbeddedMongo } from '../index.js';
import { type ChildServer, startChild } from '../testing/child-process.js';
import { asOtherUser, isAdministrator } from '../testing/other-user.js';
import { temporaryDirectory } from '../testing/temporary-directory.js';

const OTHERS = 0o077;
const TOO_LONG = 'a-folder-whose-path-is-longer-than-the-address-of-a-socket-may-be-'.repeat(2);

const children: ChildServer[] = [];
const { directory, remove } = temporaryDirectory();
/** Everybody may pass through it, so that only the database's own folder protects the database. */
fs.chmodSync(directory, 0o755);

const start = (folder: string): ChildServer => {
  const server = startChild(['--dir', folder]);
  children.push(server);
  return server;
};
const socketOf = (url: string) => decodeURIComponent(url.replace('mongodb://', ''));
const isPrivate = (folder: string) => (fs.statSync(folder).mode & OTHERS) === 0;

async function kill({ child, ended }: ChildServer): Promise<void> {
  child.kill('SIGKILL');
  await ended;
}

async function writeAndCount(url: string): Promise<number> {
  const client = await MongoClient.connect(url);
  try {
    const kept = client.db('t').collection('c');
    await kept.insertOne({});
    return await kept.countDocuments();
  } finally {
    await client.close();
  }
}

afterAll(async () => {
  for (const child of children) await kill(child);
  remove();
});

const onUnix = process.platform === 'win32' ? describe.skip : describe;

onUnix('without --port the server listens on a socket', () => {
  it('in its directory, which only its owner may enter, and on no port', async () => {
    const folder = path.join(directory, 'own');
    const url = await start(folder).ready;
    expect(socketOf(url)).toBe(path.join(folder, 'mongo.sock'));
    expect(isPrivate(folder)).toBe(true);
    expect(await writeAndCount(url)).toBe(1);
  });

  it('makes the directory of an earlier release private', async () => {
    const folder = path.join(directory, 'earlier');
    const server = await startEmbeddedMongo({ directory: folder, port: 0 });
    await server.close();
    fs.chmodSync(folder, 0o755);
    const url = await start(folder).ready;
    expect(isPrivate(folder)).toBe(true);
    expect(socketOf(url)).toBe(path.join(folder, 'mongo.sock'));
  });

  it('leaves the rights of a folder that holds other things, and listens elsewhere', async () => {
    const folder = path.join(directory, 'shared');
    fs.mkdirSync(folder, { mode: 0o755 });
    fs.writeFileSync(path.join(folder, 'a letter'), '');
    const server = start(folder);
    const socket = socketOf(await server.ready);
    expect(fs.statSync(folder).mode & 0o777).toBe(0o755);
    expect(path.dirname(socket)).not.toBe(folder);
    expect(isPrivate(path.dirname(socket))).toBe(true);
    expect(fs.statSync(path.join(folder, 'data.db')).mode & OTHERS).toBe(0);
  });

  it('whose file a killed process left: takes its place, at the same address', async () => {
    const folder = path.join(directory, 'killed');
    const first = start(folder);
    const url = await first.ready;
    await writeAndCount(url);
    await kill(first);
    expect(fs.existsSync(socketOf(url))).toBe(true);
    expect(await start(folder).ready).toBe(url);
    expect(await writeAndCount(url)).toBe(2);
  });

  it('and removes its file when it ends', async () => {
    const folder = path.join(directory, 'ended');
    const server = start(folder);
    const url = await server.ready;
    server.child.kill('SIGTERM');
    expect(await server.ended).toMatchObject({ code: 0, stderr: '' });
    expect(fs.existsSync(socketOf(url))).toBe(false);
  });
});

onUnix('in a directory whose path is too long for a socket', () => {
  const folder = path.join(directory, TOO_LONG);

  it('it is in a private temporary directory, the same after a kill, and none is left at the end', async () => {
    const first = start(folder);
    const url = await first.ready;
    const elsewhere = path.dirname(socketOf(url));
    expect(path.dirname(elsewhere)).toBe(os.tmpdir());
    expect(isPrivate(elsewhere)).toBe(true);
    await kill(first);
    const second = start(folder);
    expect(await second.ready).toBe(url);
    expect(await writeAndCount(url)).toBe(1);
    second.child.kill('SIGTERM');
    await second.ended;
    expect(fs.existsSync(elsewhere)).toBe(false);
  });

  it('another directory under the same name is not used', async () => {
    const first = start(folder);
    const url = await first.ready;
    const elsewhere = path.dirname(socketOf(url));
    await kill(first);
    fs.chmodSync(elsewhere, 0o777);
    const second = start(folder);
    expect(await second.ready).not.toBe(url);
    fs.rmSync(elsewhere, { recursive: true });
    second.child.kill('SIGTERM');
    await second.ended;
  });
});

// Only root may start a process of another user.
(isAdministrator ? onUnix : describe.skip)('another user of the machine', () => {
  it.each(['for others', TOO_LONG])('neither connects to the socket nor reads the directory (%#)', async (name) => {
    const folder = path.join(directory, name);
    const server = start(folder);
    const socket = socketOf(await server.ready);
    expect(await asOtherUser(socket, folder, path.dirname(socket))).toEqual(['EACCES', 'EACCES', 'EACCES']);
    server.child.kill('SIGTERM');
    await server.ended;
  });
});
