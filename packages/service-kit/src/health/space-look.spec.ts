import { deferred } from '../data/deferred.js';
import { SpaceLook } from './space-look.js';

const FULL = Object.assign(new Error('write failed'), { code: 'ENOSPC' });

describe('a look for space', () => {
  it('fails while the disk is full, and no longer', async () => {
    const write = jest.fn().mockRejectedValueOnce(FULL).mockResolvedValue(undefined);
    const space = new SpaceLook(write);
    await expect(space.ping()).rejects.toBe(FULL);
    await expect(space.ping()).resolves.toBeUndefined();
  });

  it('says nothing of a database that is away', async () => {
    await expect(new SpaceLook(() => Promise.reject(new Error('away'))).ping()).resolves.toBeUndefined();
  });

  it('that is late says nothing, and no other begins before it ends; then it counts', async () => {
    const late = deferred();
    const write = jest.fn(() => late.done);
    const space = new SpaceLook(write, 1);
    await Promise.all([space.ping(), space.ping()]);
    await space.ping();
    expect(write).toHaveBeenCalledTimes(1);
    late.reject(FULL);
    await expect(space.ping()).rejects.toBe(FULL);
  });
});
