import { File } from 'node:buffer';
import { addFiles, type UploadLimits } from './upload.rules';

const limits: UploadLimits = { accept: ['image/png', 'image/jpeg'], maxBytes: 10 };
const picture = (name: string, bytes = 4, type = 'image/png') =>
  new File(['x'.repeat(bytes)], name, { type, lastModified: 1 }) as unknown as globalThis.File;
const names = (files: readonly globalThis.File[]) => files.map((file) => file.name);

describe('addFiles', () => {
  it('replaces the file of a single area', () => {
    expect(names(addFiles([picture('a.png')], [picture('b.png')], limits).files)).toEqual(['b.png']);
  });

  it('appends in a multiple area, and skips what it has already', () => {
    const { files, problem } = addFiles([picture('a.png')], [picture('a.png'), picture('b.png')], {
      ...limits,
      multiple: true,
    });
    expect(names(files)).toEqual(['a.png', 'b.png']);
    expect(problem).toBeUndefined();
  });

  it('stops at its limit and says so', () => {
    const added = ['a.png', 'b.png', 'c.png'].map((name) => picture(name));
    const result = addFiles([], added, { ...limits, multiple: true, maxFiles: 2 });
    expect(names(result.files)).toEqual(['a.png', 'b.png']);
    expect(result.problem).toEqual({ kind: 'count', maxFiles: 2 });
  });

  it('refuses a file of another type', () => {
    const result = addFiles([], [picture('notes.txt', 4, 'text/plain')], limits);
    expect(result).toEqual({
      files: [],
      problem: { kind: 'type', fileName: 'notes.txt', accept: limits.accept },
    });
  });

  it('refuses a file over the limit, and takes one at the limit', () => {
    expect(addFiles([], [picture('big.png', 11)], limits).problem).toEqual({
      kind: 'size',
      fileName: 'big.png',
      maxBytes: 10,
    });
    expect(addFiles([], [picture('full.png', 10)], limits).problem).toBeUndefined();
  });

  it('refuses an empty file', () => {
    expect(addFiles([], [picture('none.png', 0)], limits).problem).toEqual({ kind: 'empty', fileName: 'none.png' });
  });

  it('leaves refused files out, tells the first refusal, and keeps what was there', () => {
    const result = addFiles([picture('a.png')], [picture('big.png', 99), picture('b.png')], {
      ...limits,
      multiple: true,
    });
    expect(names(result.files)).toEqual(['a.png', 'b.png']);
    expect(result.problem).toMatchObject({ kind: 'size', fileName: 'big.png' });
    expect(names(addFiles([picture('a.png')], [picture('big.png', 99)], limits).files)).toEqual(['a.png']);
  });
});
