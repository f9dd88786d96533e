import { type LockFile, missingBinaries, withoutIntegrity, withRegistry } from './lock-file.rules.mjs';
import { textOf } from './top-folder.js';

describe.each([
  { file: 'package-lock.json', atLeast: 500 },
  { file: 'lab/package-lock.json', atLeast: 200 },
])('$file', ({ file, atLeast }) => {
  const lock: LockFile = JSON.parse(textOf(file));

  it('has the integrity of every package, those for other platforms too', () => {
    expect(Object.keys(lock.packages).length).toBeGreaterThan(atLeast);
    expect(withoutIntegrity(lock)).toEqual([]);
  });

  it('has the binaries of every platform', () => {
    expect(missingBinaries(lock)).toEqual([]);
  });

  it('names no registry', () => {
    expect(withRegistry(lock)).toEqual([]);
  });
});
