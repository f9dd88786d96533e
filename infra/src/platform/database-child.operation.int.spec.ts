import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type DatabaseChild, startDatabaseChild } from './database-child.js';

/** Records each of its starts and follows the plan for that start: `dies` before it is ready, or `lives`. */
const PROGRAM = `
  const { appendFileSync, readFileSync } = require('node:fs');
  const folder = process.argv[process.argv.indexOf('--dir') + 1];
  const given = process.argv.indexOf('--port');
  const port = given < 0 ? 'socket' : process.argv[given + 1];
  const starts = () => readFileSync(folder + '/starts', 'utf8').split(' ').length;
  appendFileSync(folder + '/starts', ' ' + port);
  const fate = readFileSync(folder + '/plan', 'utf8').split(' ')[starts() - 2] ?? 'dies';
  if (fate === 'dies') {
    console.error('There is no room.');
    process.exit(1);
  }
  process.stdin.resume().once('end', () => { appendFileSync(folder + '/ended', 'x'); process.exit(0); });
  console.log('embedded-mongo is ready on mongodb://' + (port === 'socket' ? '%2Fdata%2Fmongo.sock' : '127.0.0.1:' + (Number(port) || 4711)));
  appendFileSync(folder + '/pids', ' ' + process.pid);
`;
const PATIENCE_MS = 20_000;

let folder: string;
let givenUp: string[];
let database: DatabaseChild | undefined;

const at = (name: string) => path.join(folder, name);
const wordsIn = (name: string) => (existsSync(at(name)) ? readFileSync(at(name), 'utf8').trim().split(' ') : []);

async function until(isSo: () => boolean): Promise<void> {
  const patience = Date.now() + PATIENCE_MS;
  while (!isSo()) {
    if (Date.now() > patience) throw new Error(`timed out: ${givenUp} ${wordsIn('starts')}`);
    await pause(10);
  }
}

/** Kills the run that is ready as the `count`th. */
async function killReady(count: number): Promise<void> {
  await until(() => wordsIn('pids').length === count);
  process.kill(Number(wordsIn('pids').at(-1)), 'SIGKILL');
}

async function start(plan: string, platform: NodeJS.Platform = 'linux'): Promise<DatabaseChild> {
  writeFileSync(at('plan'), plan);
  const options = { program: at('program.cjs'), platform };
  database = await startDatabaseChild(folder, (reason) => givenUp.push(reason), options);
  return database;
}

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'pothik-database-'));
  writeFileSync(at('program.cjs'), PROGRAM);
  appendFileSync(at('starts'), '');
  givenUp = [];
});

afterEach(async () => {
  await database?.stop();
  database = undefined;
  rmSync(folder, { recursive: true });
});

describe('the database in its own process', () => {
  it('fails its first start at once with its own message', async () => {
    await expect(start('dies lives')).rejects.toThrow('There is no room.');
    expect(wordsIn('starts')).toEqual(['socket']);
  });

  it('listens on a socket, never on a port that every user of the machine reaches', async () => {
    expect((await start('lives')).url).toBe('mongodb://%2Fdata%2Fmongo.sock');
    expect(wordsIn('starts')).toEqual(['socket']);
  });

  it('on Windows, which has no such sockets, listens on a free port, and after a restart on the same', async () => {
    expect((await start('lives lives', 'win32')).url).toBe('mongodb://127.0.0.1:4711');
    await killReady(1);
    await until(() => wordsIn('pids').length === 2);
    expect(wordsIn('starts')).toEqual(['0', '4711']);
  });

  it('that dies during a restart is restarted', async () => {
    await start('lives dies dies lives');
    await killReady(1);
    await until(() => wordsIn('pids').length === 2);
    expect(wordsIn('starts')).toEqual(['socket', 'socket', 'socket', 'socket']);
    expect(givenUp).toEqual([]);
    expect(database?.processId()).toBe(Number(wordsIn('pids').at(-1)));
  });

  it('is given up once, with its last message, when it dies more than five times within a minute', async () => {
    await start('lives dies lives dies dies');
    await killReady(1);
    await killReady(2);
    await until(() => givenUp.length > 0);
    expect(givenUp).toEqual(['The database stopped more than five times within a minute. There is no room.']);
    expect(wordsIn('starts')).toHaveLength(6);
  });

  it('that is stopped is not restarted', async () => {
    const running = await start('lives lives');
    await running.stop();
    await running.stop();
    expect(wordsIn('ended')).toEqual(['x']);
    expect(wordsIn('starts')).toEqual(['socket']);
  });
});
