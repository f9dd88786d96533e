import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { MongoClient } from 'mongodb';
import { type ChildServer, startChild } from './testing/child-process.js';
import { temporaryDirectory } from './testing/temporary-directory.js';

describe('the server as a process', () => {
  const { directory, remove } = temporaryDirectory();
  const children: ChildServer[] = [];
  const start = (...args: string[]) => {
    const server = startChild(args);
    children.push(server);
    return server;
  };
  const on = (name: string) => ['--dir', path.join(directory, name), '--port', '0'];

  afterAll(async () => {
    for (const { child, ended } of children) {
      child.kill('SIGKILL');
      await ended;
    }
    remove();
  });

  it.each(['SIGINT', 'SIGTERM'] as const)('prints one line when it is ready and exits with 0 on %s', async (signal) => {
    const server = start(...on(signal));
    const url = await server.ready;
    expect(url).toMatch(/^mongodb:\/\/127\.0\.0\.1:\d+$/);
    server.child.kill(signal);
    const { code, stdout, stderr } = await server.ended;
    expect({ code, stdout, stderr }).toEqual({ code: 0, stdout: `embedded-mongo is ready on ${url}\n`, stderr: '' });
  });

  it('under a parent ignores signals and exits with 0 when the pipe closes, without losing writes', async () => {
    const server = start(...on('piped'), '--parent-pipe');
    const client = await MongoClient.connect(await server.ready);
    server.child.kill('SIGINT');
    server.child.kill('SIGTERM');
    await client.db('t').collection('c').insertOne({ kept: true });
    await client.close();
    server.child.stdin.end();
    expect(await server.ended).toMatchObject({ code: 0, stderr: '' });
    const again = start(...on('piped'));
    const second = await MongoClient.connect(await again.ready);
    expect(await second.db('t').collection('c').countDocuments({ kept: true })).toBe(1);
    await second.close();
    again.child.kill('SIGTERM');
    expect((await again.ended).code).toBe(0);
  });

  it('refuses a directory that another process uses, with one sentence', async () => {
    const first = start(...on('shared'));
    await first.ready;
    const second = start(...on('shared'));
    const shared = path.join(directory, 'shared');
    expect(await second.ended).toEqual({
      code: 1,
      stdout: '',
      stderr: `The directory ${shared} is in use by process ${first.child.pid}.\n`,
    });
  });

  it('takes over the directory of a process that was killed', async () => {
    const first = start(...on('killed'));
    const client = await MongoClient.connect(await first.ready);
    await client.db('t').collection('c').insertOne({ kept: true });
    first.child.kill('SIGKILL');
    await first.ended;
    await client.close();
    expect(fs.existsSync(path.join(directory, 'killed', 'process.lock'))).toBe(true);
    const second = start(...on('killed'));
    const again = await MongoClient.connect(await second.ready);
    expect(await again.db('t').collection('c').countDocuments({ kept: true })).toBe(1);
    await again.close();
    const ofLocks = fs.readdirSync(path.join(directory, 'killed')).filter((name) => name.startsWith('process.lock'));
    expect(ofLocks).toEqual(['process.lock', expect.stringMatching(/^process\.lock\.[0-9a-f]{8}$/)]);
  });

  it('does not mistake another live process with the same id for the holder', async () => {
    const other = spawn(process.execPath, ['-e', 'process.stdin.resume()'], { stdio: ['pipe', 'ignore', 'ignore'] });
    const held = path.join(directory, 'recycled');
    fs.mkdirSync(held);
    fs.writeFileSync(path.join(held, 'process.lock'), `${other.pid}\nanother-boot:1`);
    const server = start(...on('recycled'));
    expect(await server.ready).toMatch(/^mongodb:/);
    other.stdin?.end();
    await once(other, 'close');
  });

  it('refuses a taken port with one sentence and releases the directory', async () => {
    const blocker = net.createServer().listen(0, '127.0.0.1');
    await once(blocker, 'listening');
    const { port } = blocker.address() as net.AddressInfo;
    const refused = start('--dir', path.join(directory, 'port'), '--port', String(port));
    expect(await refused.ended).toEqual({ code: 1, stdout: '', stderr: `The port ${port} is already in use.\n` });
    expect(fs.existsSync(path.join(directory, 'port', 'process.lock'))).toBe(false);
    blocker.close();
  });

  it('refuses a directory it cannot write, with one sentence', async () => {
    const file = path.join(directory, 'a-file');
    fs.writeFileSync(file, '');
    const { code, stderr } = await start('--dir', path.join(file, 'below'), '--port', '0').ended;
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: `The directory ${path.join(file, 'below')} is not writable (ENOTDIR).\n`,
    });
  });

  it('refuses an unknown option with one sentence', async () => {
    const { code, stderr } = await start(...on('x'), '--nope').ended;
    expect({ code, stderr }).toEqual({ code: 1, stderr: "Unknown option '--nope'; see --help.\n" });
  });
});
