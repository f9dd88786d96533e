import { onceEach } from './once-each.js';

describe('a worker’s shared world', () => {
  it('starts once for each worker', async () => {
    let starts = 0;
    const worlds = onceEach(async () => {
      starts += 1;
      return starts;
    });
    expect(await Promise.all(['1', '2', '1'].map((worker) => worlds.of(worker)))).toEqual([1, 2, 1]);
    expect(await worlds.started()).toEqual([1, 2]);
  });

  it('starts again after a failed start', async () => {
    let starts = 0;
    const worlds = onceEach(async () => {
      starts += 1;
      if (starts === 1) throw new Error('no free port');
      return starts;
    });
    await expect(worlds.of('1')).rejects.toThrow('no free port');
    expect(await worlds.of('1')).toBe(2);
    expect(await worlds.started()).toEqual([2]);
  });
});
