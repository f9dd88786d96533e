import { runNodeWithin } from './run-within.mjs';

const ENDLESS = "process.on('SIGTERM', () => {}); setInterval(() => {}, 1000);";
const LONG_MS = 60_000;
const listeners = () => ['SIGINT', 'SIGTERM', 'SIGHUP'].map((signal) => process.listenerCount(signal));

describe('a script that has a limit', () => {
  it('that ends in time gives its exit code', async () => {
    expect(await runNodeWithin(['-e', 'process.exit(3)'], { withinMs: LONG_MS })).toEqual({ code: 3, isLate: false });
  });

  it('is killed when it does not end', async () => {
    expect(await runNodeWithin(['-e', ENDLESS], { withinMs: 1 })).toEqual({ code: 1, isLate: true });
  });

  it('leaves no listener of signals behind', async () => {
    const before = listeners();
    await runNodeWithin(['-e', ''], { withinMs: LONG_MS });
    expect(listeners()).toEqual(before);
  });
});
