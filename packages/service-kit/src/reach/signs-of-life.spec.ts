import { SIGN_OF_LIFE, signOfLifeKey } from '@pothik/contracts/notification';
import { EngineUnavailable } from '@pothik/engines';
import { MemoryKeyValueStore, TestClock } from '@pothik/engines/testing';
import { SignsOfLife } from './signs-of-life.js';

const KARIM = { id: '64f000000000000000000001', role: 'DRIVER' } as const;

class CountingStore extends MemoryKeyValueStore {
  raises = 0;
  isAway = false;

  override async raise(key: string, value: number, ttlMs: number): Promise<number> {
    this.raises += 1;
    if (this.isAway) throw new EngineUnavailable('keyValue', new Error('unavailable'));
    return super.raise(key, value, ttlMs);
  }
}

function fixture() {
  const clock = new TestClock();
  const store = new CountingStore(clock);
  const warnings: unknown[] = [];
  const logger = { warn: (_details: object, text: string) => warnings.push(text) } as never;
  return { clock, store, warnings, signs: new SignsOfLife(store, clock, logger) };
}
const written = () => new Promise((resolve) => setImmediate(resolve));

describe('a sign of life', () => {
  it('is the moment at which a driver gave it', async () => {
    const { clock, signs } = fixture();
    signs.give(KARIM);
    await written();
    expect(await signs.of(KARIM.id)).toEqual({ own: clock.now() });
  });

  it('is stored of drivers alone', async () => {
    const { store, signs } = fixture();
    for (const role of ['RIDER', 'ADMIN', 'SUPER_ADMIN'] as const) signs.give({ ...KARIM, role });
    await written();
    expect(store.raises).toBe(0);
  });

  it('is written once in 30 s, of a stream once in 60 s', async () => {
    const { clock, store, signs } = fixture();
    for (let second = 0; second < 60; second += 1) {
      signs.give(KARIM);
      clock.advance(1_000);
    }
    expect(store.raises).toBe(2);
    clock.advance(SIGN_OF_LIFE.everyMs - 30_000);
    signs.give(KARIM, SIGN_OF_LIFE.everyOfStreamMs);
    expect(store.raises).toBe(2);
    clock.advance(30_000);
    signs.give(KARIM, SIGN_OF_LIFE.everyOfStreamMs);
    expect(store.raises).toBe(3);
  });

  it('that arrives late covers no newer one', async () => {
    const { clock, store, signs } = fixture();
    const newer = clock.now().getTime() + SIGN_OF_LIFE.aheadMs;
    await store.raise(signOfLifeKey(KARIM.id), newer, SIGN_OF_LIFE.storedMs);
    signs.give(KARIM);
    await written();
    expect(await signs.of(KARIM.id)).toEqual({ own: new Date(newer) });
  });

  it('from a clock that was an hour ahead says nothing, and covers no later one', async () => {
    const { clock, store, signs } = fixture();
    await store.raise(signOfLifeKey(KARIM.id), clock.now().getTime() + 3_600_000, SIGN_OF_LIFE.storedMs);
    expect((await signs.of(KARIM.id)).own).toBeUndefined();
    signs.give(KARIM);
    await written();
    expect(await signs.of(KARIM.id)).toEqual({ own: clock.now() });
  });

  it('of the demonstration is none of the person', async () => {
    const { clock, signs } = fixture();
    signs.giveForDriving(KARIM.id);
    await written();
    expect(await signs.of(KARIM.id)).toEqual({ driving: clock.now() });
  });

  it('fails nobody while the store is away: one warning, and the next one is stored', async () => {
    const { store, warnings, signs } = fixture();
    store.isAway = true;
    for (let calls = 0; calls < 3; calls += 1) {
      signs.give(KARIM);
      await written();
    }
    expect(warnings).toEqual(['signs of life are not stored: the key-value store is unavailable']);
    store.isAway = false;
    signs.give(KARIM);
    await written();
    expect(await signs.of(KARIM.id)).toHaveProperty('own');
  });

  it('is kept since the store’s first question, and anew after it lost its entries', async () => {
    const { clock, store, signs } = fixture();
    const first = await signs.keptSince();
    clock.advance(60_000);
    expect([first, await signs.keptSince()]).toEqual([new Date('2026-11-02T06:00:00Z'), first]);
    await store.close();
    expect(await signs.keptSince()).toEqual(clock.now());
  });
});
