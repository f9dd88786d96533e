import { type LockFile, missingBinaries, withoutIntegrity, withRegistry } from './lock-file.rules.mjs';
import { textOf } from './top-folder.js';

const lock: LockFile = JSON.parse(textOf('package-lock.json'));

it('every package of the lock file has its integrity, those for other platforms too', () => {
  expect(Object.keys(lock.packages).length).toBeGreaterThan(500);
  expect(withoutIntegrity(lock)).toEqual([]);
});

it('the lock file has the binaries of every platform', () => {
  expect(missingBinaries(lock)).toEqual([]);
});

it('the lock file names no registry', () => {
  expect(withRegistry(lock)).toEqual([]);
});
