import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { holdDataDirectory, runningDatabase } from './data-directory.js';

const NOBODY = 2_147_483_646;
const DATABASE = 'mongodb://127.0.0.1:4711';
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'pothik-data-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

describe('a data directory', () => {
  it('is made where there is none', async () => {
    const directory = await holdDataDirectory(path.join(folder, 'new', 'data'));
    expect(existsSync(directory.at())).toBe(true);
    directory.release();
  });

  it('is refused while another platform holds it', async () => {
    const directory = await holdDataDirectory(folder);
    const refused = `is in use by another Pothik (process ${process.pid})`;
    await expect(holdDataDirectory(folder)).rejects.toThrow(refused);
    directory.release();
  });

  it.each([
    ['that is gone', NOBODY],
    ['that a power cut ended, and whose number another process was given since', process.ppid],
  ])('is taken over from a process %s', async (_which, pid) => {
    writeFileSync(path.join(folder, 'platform.lock'), `${pid}\nplatform.lock.0123abcd`);
    writeFileSync(path.join(folder, 'database.address'), DATABASE);
    expect(await runningDatabase(folder)).toBeUndefined();
    const directory = await holdDataDirectory(folder);
    expect(await runningDatabase(folder)).toBeUndefined();
    directory.release();
  });

  it('tells where its platform has its database, for as long as that runs', async () => {
    const directory = await holdDataDirectory(folder);
    expect(await runningDatabase(folder)).toBeUndefined();
    directory.tellDatabase(DATABASE);
    expect(await runningDatabase(folder)).toBe(DATABASE);
    directory.release();
    expect(await runningDatabase(folder)).toBeUndefined();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is free again once released', async () => {
    (await holdDataDirectory(folder)).release();
    expect(existsSync(path.join(folder, 'platform.lock'))).toBe(false);
  });
});
