import { migrate, undo } from './migrate.js';
import type { Migration } from './migration.js';
import { LEASE_MS } from './migration-lease.js';
import { countingNotes, MigrationFixture } from './testing/migration-fixture.js';

let fixture: MigrationFixture;
beforeEach(async () => {
  fixture = await MigrationFixture.open();
}, 30_000);
afterEach(() => fixture.close(), 30_000);

/** A promise, and what resolves it. */
function turn() {
  let reached: () => void = () => undefined;
  const wait = new Promise<void>((resolve) => {
    reached = resolve;
  });
  return { wait, reached };
}

describe('the migrations of a service', () => {
  it('run once, whichever of two processes begins', async () => {
    await fixture.store(1_200);
    const [one, other] = [await fixture.instance(), await fixture.instance()];
    const migration = countingNotes();
    expect(await Promise.all([migrate([migration], one.parts), migrate([migration], other.parts)])).toEqual([
      'current',
      'current',
    ]);
    await migrate([migration], one.parts);
    expect(await fixture.changes()).toEqual({ 1: 1_200 });
    expect(await fixture.runs()).toEqual({ done: [1], begun: [] });
  });

  it('do not run in a fresh database: they are recorded, and its indexes are created as declared', async () => {
    const { parts } = await fixture.instance();
    const run = jest.fn();
    expect(await migrate([{ ...countingNotes(), run }], parts)).toBe('current');
    expect(run).not.toHaveBeenCalled();
    expect(await fixture.runs()).toEqual({ done: [1], begun: [] });
  });

  it('run in their order, and a later release runs only its own', async () => {
    await fixture.store(1);
    const { parts } = await fixture.instance();
    const ran: number[] = [];
    const numbered = (number: number): Migration => ({
      ...countingNotes(),
      number,
      name: `change-${number}`,
      run: async () => void ran.push(number),
    });
    await migrate([numbered(1)], parts);
    await migrate([numbered(1), numbered(2), numbered(3)], parts);
    expect(ran).toEqual([1, 2, 3]);
  });

  it('leave the database of a later release as it is', async () => {
    await fixture.store(1);
    const { parts } = await fixture.instance();
    await migrate([countingNotes(), { ...countingNotes(), number: 2, name: 'count-again' }], parts);
    expect(await migrate([countingNotes()], parts)).toBe('newer');
  });

  it('are taken over from a process that died in the middle, and continue after its last batch', async () => {
    await fixture.store(1_200);
    const [dying, next] = [await fixture.instance(), await fixture.instance()];
    const died = migrate([countingNotes(() => dying.client.close())], dying.parts);
    await expect(died).rejects.toThrow();
    const taking = migrate([countingNotes()], next.parts);
    fixture.clock.advance(LEASE_MS);
    expect(await taking).toBe('current');
    expect(await fixture.changes()).toEqual({ 1: 1_000, 2: 200 });
  });

  it('are left to the next process by one that was taken for dead, at its next batch', async () => {
    await fixture.store(1_200);
    const [slow, next] = [await fixture.instance(), await fixture.instance()];
    const [begun, released] = [turn(), turn()];
    const stalled = migrate(
      [
        countingNotes(() => {
          begun.reached();
          return released.wait;
        }),
      ],
      slow.parts,
    );
    const refused = expect(stalled).rejects.toThrow('Another process has taken the migrations over.');
    await begun.wait;
    fixture.clock.advance(LEASE_MS);
    const [held, finish] = [turn(), turn()];
    const taken = migrate(
      [
        countingNotes((batches) => {
          if (batches > 1) return;
          held.reached();
          return finish.wait;
        }),
      ],
      next.parts,
    );
    await held.wait;
    released.reached();
    await refused;
    finish.reached();
    expect(await taken).toBe('current');
    expect(await fixture.changes()).toEqual({ 1: 1_000, 2: 200 });
  });

  it('stop after a batch when their process stops, and continue there', async () => {
    await fixture.store(1_200);
    const stopping = await fixture.instance();
    const stopsAfterTwo = countingNotes((batches) => {
      if (batches === 2) stopping.stop.abort(new Error('stops'));
    });
    const stopped = migrate([stopsAfterTwo], stopping.parts);
    await expect(stopped).rejects.toThrow('stops');
    expect(await fixture.runs()).toEqual({ done: [], begun: [1] });
    const next = await fixture.instance();
    await migrate([countingNotes()], next.parts);
    expect(await fixture.changes()).toEqual({ 1: 1_200 });
  });

  it('stop when they have run as long as they may, and continue with the next attempt', async () => {
    await fixture.store(450);
    const { parts } = await fixture.instance();
    const slow = countingNotes(() => fixture.clock.advance(60_000));
    await expect(migrate([slow], parts)).rejects.toThrow('Migration 1 (count-notes) stopped after 60 s');
    await expect(migrate([slow], parts)).rejects.toThrow('run again, it continues from there');
    expect(await migrate([slow], parts)).toBe('current');
    expect(await fixture.changes()).toEqual({ 1: 450 });
  });

  it('are not begun by a process that waits while its start is given up', async () => {
    await fixture.store(1);
    const [one, other] = [await fixture.instance(), await fixture.instance()];
    const [begun, finish] = [turn(), turn()];
    const run = () => {
      begun.reached();
      return finish.wait;
    };
    const running = migrate([{ ...countingNotes(), run }], one.parts);
    await begun.wait;
    other.stop.abort(new Error('given up'));
    await expect(migrate([countingNotes()], other.parts)).rejects.toThrow('given up');
    finish.reached();
    await running;
  });
});

describe('undoing migrations', () => {
  it('takes them back, and lets the release that has them run them again', async () => {
    await fixture.store(1_200);
    const { parts } = await fixture.instance();
    await migrate([countingNotes()], parts);
    expect(await undo([countingNotes()], 1, parts)).toEqual([1]);
    expect(await fixture.changes()).toEqual({ 0: 1_200 });
    expect(await fixture.runs()).toEqual({ done: [], begun: [] });
    await migrate([countingNotes()], parts);
    expect(await fixture.changes()).toEqual({ 1: 1_200 });
  });

  it('changes nothing when one of them cannot be undone', async () => {
    await fixture.store(1);
    const { parts } = await fixture.instance();
    const final = { ...countingNotes(), number: 2, name: 'drop-field', undo: 'restore a backup.' };
    await migrate([countingNotes(), final], parts);
    await expect(undo([countingNotes(), final], 1, parts)).rejects.toThrow(
      'Migration 2 cannot be undone: restore a backup.',
    );
    expect(await fixture.runs()).toEqual({ done: [1, 2], begun: [] });
  });
});
