import fs from 'node:fs';
import path from 'node:path';
import { temporaryDirectory } from '../testing/temporary-directory.js';
import { lockDirectory } from './directory-lock.js';

describe('the lock of a directory', () => {
  const { directory, remove } = temporaryDirectory();
  const file = path.join(directory, 'process.lock');
  afterAll(remove);

  it('is held by one at a time, also within one process, and can be taken again when given back', () => {
    const release = lockDirectory(directory);
    expect(() => lockDirectory(directory)).toThrow(`The directory ${directory} is in use by process ${process.pid}.`);
    release();
    lockDirectory(directory)();
    expect(fs.readdirSync(directory)).toEqual([]);
  });

  it.each([
    ['a process that is gone', '999999999\nboot:1'],
    ['an earlier process of the same number', `${process.pid}\nearlier:1`],
    ['nobody, because it was cut short', ''],
  ])('is taken over from %s', (_who, content) => {
    fs.writeFileSync(file, content);
    lockDirectory(directory)();
    expect(fs.readdirSync(directory)).toEqual([]);
  });

  it('waits for another process that is taking over, but not for one that died doing it', () => {
    const guard = `${file}.takeover`;
    fs.writeFileSync(file, '999999999\nboot:1');
    fs.mkdirSync(guard);
    expect(() => lockDirectory(directory)).toThrow('is being taken by another process');
    const longAgo = new Date(Date.now() - 60_000);
    fs.utimesSync(guard, longAgo, longAgo);
    lockDirectory(directory)();
    expect(fs.readdirSync(directory)).toEqual([]);
  });
});
