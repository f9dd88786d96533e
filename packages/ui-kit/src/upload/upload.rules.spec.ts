import { File } from 'node:buffer';
import { addFiles, type UploadLimits } from './upload.rules';

const single: UploadLimits = { accept: ['image/png', 'image/jpeg'], maxBytes: 10 };
const several: UploadLimits = { ...single, multiple: true, maxFiles: 4 };
const picture = (name: string, bytes = 4, type = 'image/png') =>
  new File(['x'.repeat(bytes)], name, { type, lastModified: 1 }) as unknown as globalThis.File;
const pictures = (...names: string[]) => names.map((name) => picture(name));
const names = (files: readonly globalThis.File[]) => files.map((file) => file.name);

describe('addFiles', () => {
  it('replaces the file of a single area, and keeps it when the new one is refused', () => {
    expect(names(addFiles(pictures('a.png'), pictures('b.png'), single).files)).toEqual(['b.png']);
    expect(names(addFiles(pictures('a.png'), [picture('big.png', 99)], single).files)).toEqual(['a.png']);
  });

  it('appends in a multiple area, and silently skips a file with the name and size of one it has', () => {
    const { files, problem } = addFiles(pictures('a.png'), [...pictures('a.png', 'b.png', 'b.png')], several);
    expect(names(files)).toEqual(['a.png', 'b.png']);
    expect(problem).toBeUndefined();
  });

  it('accepts another file of the same name if its size differs', () => {
    expect(names(addFiles(pictures('a.png'), [picture('a.png', 5)], several).files)).toEqual(['a.png', 'a.png']);
  });

  it('refuses the whole drop when there are too many files, before any other check', () => {
    const drop = [picture('big.png', 99), ...pictures('c.png')];
    const result = addFiles(pictures('1.png', '2.png', '3.png'), drop, several);
    expect(names(result.files)).toEqual(['1.png', '2.png', '3.png']);
    expect(result.problem).toEqual({ kind: 'count', maxFiles: 4 });
  });

  it('accepts as many files as its limit', () => {
    const result = addFiles([], pictures('1.png', '2.png', '3.png', '4.png'), several);
    expect([result.files.length, result.problem]).toEqual([4, undefined]);
  });

  it('distinguishes size problems of a single area, of one of several files, and of more than one', () => {
    const big = picture('big.png', 11);
    expect(addFiles([], [big], single).problem).toEqual({ kind: 'size', maxBytes: 10 });
    const one = { kind: 'size-of-one', fileName: 'big.png', maxBytes: 10 };
    expect(addFiles([], [picture('a.png'), big], several).problem).toEqual(one);
    expect(addFiles([], [big], several).problem).toEqual(one);
    const some = { kind: 'size-of-some', maxBytes: 10 };
    expect(addFiles([], [big, picture('huge.png', 99)], several).problem).toEqual(some);
  });

  it('accepts a file of the largest size', () => {
    expect(addFiles([], [picture('full.png', 10)], single).problem).toBeUndefined();
  });

  it('refuses a file of another type, and an empty one', () => {
    const notes = picture('notes.txt', 4, 'text/plain');
    expect(addFiles([], [notes], single)).toEqual({ files: [], problem: { kind: 'type', fileName: 'notes.txt' } });
    expect(addFiles([], [picture('none.png', 0)], single).problem).toEqual({ kind: 'type', fileName: 'none.png' });
  });

  it('reports size before type, omits refused files, and keeps the valid ones', () => {
    const drop = [picture('notes.txt', 4, 'text/plain'), picture('big.png', 99), picture('b.png')];
    const { files, problem } = addFiles(pictures('a.png'), drop, several);
    expect(names(files)).toEqual(['a.png', 'b.png']);
    expect(problem).toMatchObject({ kind: 'size-of-one', fileName: 'big.png' });
  });
});
