import fs from 'node:fs';
import path from 'node:path';
import { temporaryDirectory } from '../testing/temporary-directory.js';
import { isDirectoryHeld, lockDirectory } from './directory-lock.js';

describe('the lock of a directory', () => {
  const { directory, remove } = temporaryDirectory();
  const file = path.join(directory, 'process.lock');
  afterAll(remove);

  const inUse = (held: string) => `The directory ${held} is in use by process ${process.pid}.`;

  it('is held by one at a time, also within one process, and can be taken again after release', async () => {
    const release = await lockDirectory(directory);
    await expect(lockDirectory(directory)).rejects.toThrow(inUse(directory));
    release();
    (await lockDirectory(directory))();
    expect(fs.readdirSync(directory)).toEqual([]);
  });

  it.each([
    ['a process that has ended', '999999999\nboot:1'],
    ['an earlier process with the same id', `${process.pid}\nearlier:1`],
    ['one whose id another live process has now', `${process.ppid}\nprocess.lock.0123abcd`],
    ['one of a release that stored only its id', String(process.ppid)],
    ['nobody, because the file is truncated', ''],
  ])('is taken over from %s', async (_who, content) => {
    fs.writeFileSync(file, content);
    expect(await isDirectoryHeld(directory)).toBe(false);
    (await lockDirectory(directory))();
    expect(fs.readdirSync(directory)).toEqual([]);
  });

  it('can be tested', async () => {
    expect(await isDirectoryHeld(directory)).toBe(false);
    const release = await lockDirectory(directory);
    expect(await isDirectoryHeld(directory)).toBe(true);
    release();
    expect(await isDirectoryHeld(directory)).toBe(false);
  });

  it('is held in a directory whose path is too long for a socket', async () => {
    const deep = path.join(directory, 'd'.repeat(120));
    fs.mkdirSync(deep);
    const release = await lockDirectory(deep);
    await expect(lockDirectory(deep)).rejects.toThrow(inUse(deep));
    release();
    expect(fs.readdirSync(deep)).toEqual([]);
    fs.rmdirSync(deep);
  });

  it('waits for another process that is taking over, but not for one that died doing it', async () => {
    const guard = `${file}.takeover`;
    fs.writeFileSync(file, '999999999\nboot:1');
    fs.mkdirSync(guard);
    await expect(lockDirectory(directory)).rejects.toThrow('is being taken by another process');
    const longAgo = new Date(Date.now() - 60_000);
    fs.utimesSync(guard, longAgo, longAgo);
    (await lockDirectory(directory))();
    expect(fs.readdirSync(directory)).toEqual([]);
  });
});
