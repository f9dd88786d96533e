import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
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
  it('is created when missing', async () => {
    const directory = await holdDataDirectory(path.join(folder, 'new', 'data'));
    expect(existsSync(directory.at())).toBe(true);
    directory.release();
  });

  it('may be entered by its owner alone, also one that an earlier release made', async () => {
    const rights = (directory: string) => statSync(directory).mode & 0o777;
    const made = path.join(folder, 'new');
    (await holdDataDirectory(made)).release();
    expect(rights(made)).toBe(0o700);
    writeFileSync(path.join(made, 'keys.json'), '{}');
    chmodSync(made, 0o755);
    (await holdDataDirectory(made)).release();
    expect(rights(made)).toBe(0o700);
  });

  it('keeps its rights when it is a folder of other things', async () => {
    const shared = path.join(folder, 'shared');
    mkdirSync(shared, { mode: 0o755 });
    (await holdDataDirectory(shared)).release();
    expect(statSync(shared).mode & 0o777).toBe(0o755);
  });

  it('is refused while another platform locks it', async () => {
    const directory = await holdDataDirectory(folder);
    const refused = `is in use by another Pothik (process ${process.pid})`;
    await expect(holdDataDirectory(folder)).rejects.toThrow(refused);
    directory.release();
  });

  it.each([
    ['that has ended', NOBODY],
    ['that a power cut ended, and whose process id another process has now', process.ppid],
  ])('is taken over from a process %s', async (_which, pid) => {
    writeFileSync(path.join(folder, 'platform.lock'), `${pid}\nplatform.lock.0123abcd`);
    writeFileSync(path.join(folder, 'database.address'), DATABASE);
    expect(await runningDatabase(folder)).toBeUndefined();
    const directory = await holdDataDirectory(folder);
    expect(await runningDatabase(folder)).toBeUndefined();
    directory.release();
  });

  it('contains the address of its platform’s database while that runs', async () => {
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
