import { StorageError, type Store } from '../storage/store.js';
import { badValue } from '../values/errors.js';
import { WriteQueue } from './write-queue.js';

/** A disk whose syncs end when the test says so. */
function slowDisk() {
  const syncs: ((error?: StorageError) => void)[] = [];
  let transactions = 0;
  const store: Pick<Store, 'transaction' | 'sync'> = {
    transaction(work) {
      transactions++;
      work();
    },
    sync: (done) => void syncs.push(done),
  };
  return {
    queue: new WriteQueue(store as Store, () => undefined),
    counts: () => ({ transactions, syncs: syncs.length }),
    end: (sync: number, error?: StorageError) => syncs[sync]?.(error),
  };
}

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

/** What became of a promise so far. */
function watch<T>(promise: T | Promise<T>) {
  const outcome: { value?: T; error?: unknown } = {};
  Promise.resolve(promise).then(
    (value) => Object.assign(outcome, { value }),
    (error) => Object.assign(outcome, { error }),
  );
  return outcome;
}

describe('the queue of writes', () => {
  it('answers a write once it is on disk, not when it has run', async () => {
    const { queue, counts, end } = slowDisk();
    const write = watch(queue.submit(() => 'written'));
    await nextTurn();
    expect([counts(), write]).toEqual([{ transactions: 1, syncs: 1 }, {}]);
    end(0);
    await nextTurn();
    expect(write).toEqual({ value: 'written' });
  });

  it('runs 32 simultaneous writes in one transaction with one sync', async () => {
    const { queue, counts, end } = slowDisk();
    const writes = Array.from({ length: 32 }, (_, n) => queue.submit(() => n));
    await nextTurn();
    end(0);
    expect(await Promise.all(writes)).toEqual(Array.from({ length: 32 }, (_, n) => n));
    expect(counts()).toEqual({ transactions: 1, syncs: 1 });
  });

  it('refuses one write of a group with its own error and keeps the others', async () => {
    const { queue, end } = slowDisk();
    const refused = badValue('no');
    const writes = [
      queue.submit(() => 1),
      queue.submit(() => {
        throw refused;
      }),
      queue.submit(() => 3),
    ];
    const outcomes = Promise.allSettled(writes);
    await nextTurn();
    end(0);
    expect(await outcomes).toEqual([
      { status: 'fulfilled', value: 1 },
      { status: 'rejected', reason: refused },
      { status: 'fulfilled', value: 3 },
    ]);
  });

  it('lets writes gather while the disk syncs, and runs them at its end or when there are enough', async () => {
    const { queue, counts, end } = slowDisk();
    queue.submit(() => 'first');
    await nextTurn();
    const few = watch(queue.submit(() => 'few'));
    await nextTurn();
    expect(counts()).toEqual({ transactions: 1, syncs: 1 });
    const more = Array.from({ length: 15 }, () => watch(queue.submit(() => 'more')));
    await nextTurn();
    expect(counts()).toEqual({ transactions: 2, syncs: 1 });
    end(0);
    await nextTurn();
    expect([counts(), few]).toEqual([{ transactions: 2, syncs: 2 }, {}]);
    end(1);
    await nextTurn();
    expect([few, ...more].every(({ value }) => value !== undefined)).toBe(true);
  });

  it('awaits as many writes as it just answered, but only for a moment', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
    const { queue, counts, end } = slowDisk();
    const three = () => Promise.all(Array.from({ length: 3 }, () => queue.submit(() => 'written')));
    three();
    await nextTurn();
    end(0);
    queue.submit(() => 'again');
    await nextTurn();
    expect(counts().transactions).toBe(1);
    queue.submit(() => 'again');
    queue.submit(() => 'again');
    await nextTurn();
    expect(counts().transactions).toBe(2);
    end(1);
    queue.submit(() => 'alone');
    await nextTurn();
    expect(counts().transactions).toBe(2);
    jest.runAllTimers();
    await nextTurn();
    expect(counts().transactions).toBe(3);
    jest.useRealTimers();
  });

  it('holds a read back while what it may have seen is not on disk', async () => {
    const { queue, end } = slowDisk();
    expect(queue.whenDurable('nothing written')).toBe('nothing written');
    queue.submit(() => 'written');
    await nextTurn();
    const read = watch(queue.whenDurable('seen'));
    await nextTurn();
    expect(read).toEqual({});
    end(0);
    await nextTurn();
    expect(read).toEqual({ value: 'seen' });
  });

  it('refuses everything committed since the last sync when a sync fails, and works again after it', async () => {
    const { queue, end } = slowDisk();
    const first = watch(queue.submit(() => 'first'));
    await nextTurn();
    const others = Array.from({ length: 16 }, () => watch(queue.submit(() => 'other')));
    await nextTurn();
    const error = new StorageError(false, 'input/output error');
    end(0, error);
    await nextTurn();
    expect([first, ...others].every((outcome) => outcome.error === error)).toBe(true);
    const later = watch(queue.submit(() => 'later'));
    await nextTurn();
    end(1);
    await nextTurn();
    expect(later).toEqual({ value: 'later' });
  });

  it('is drained once everything is on disk', async () => {
    const { queue, end } = slowDisk();
    queue.submit(() => 'written');
    const drained = watch(queue.drain().then(() => 'drained'));
    await nextTurn();
    expect(drained).toEqual({});
    end(0);
    await nextTurn();
    expect(drained).toEqual({ value: 'drained' });
  });
});
