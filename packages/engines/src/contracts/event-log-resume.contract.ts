import { type Given, gate, keysOfOnePartition, numbers, record } from './event-log-fixture.js';
import { ReceivedRecords } from './received-records.js';

/** Where a group continues after its consumer has ended. */
export function resumeContract(given: Given): void {
  it('continues after the last committed record when the consumer was closed', async () => {
    const { log, topic, group } = given();
    const before = new ReceivedRecords();
    const consumption = await log.consume({ group, topics: [topic], onRecord: before.onRecord });
    await log.append(
      topic,
      numbers(10).map((value) => record('a', value)),
    );
    await before.until(({ records }) => records.length === 10);
    await consumption.close();
    await log.append(topic, [record('a', 'later')]);
    const after = new ReceivedRecords();
    await log.consume({ group, topics: [topic], onRecord: after.onRecord });
    await after.until(({ records }) => records.length > 0);
    expect(after.values).toEqual(['later']);
  });

  it('delivers a record again when its consumer ended between handling and committing', async () => {
    const { log, topic, group, reopen } = given();
    await log.append(
      topic,
      numbers(3).map((value) => record('a', value)),
    );
    const dying = new ReceivedRecords(({ value }) => (value === '1' ? { retryAfterMs: 60_000 } : 'done'));
    await log.consume({ group, topics: [topic], onRecord: dying.onRecord });
    await dying.until(({ values }) => values.includes('1'));
    const next = await reopen();
    const received = new ReceivedRecords();
    await next.consume({ group, topics: [topic], onRecord: received.onRecord });
    await received.until(({ values }) => values.includes('2'));
    expect(received.values).toEqual(['1', '2']);
  });

  it('delivers a record in retry after a restart, however many records behind it were done', async () => {
    const { log, topic, group, reopen } = given();
    const [stuck = '', free = ''] = await keysOfOnePartition(log, topic, 2);
    await log.append(topic, [
      record(free, 'before'),
      record(stuck, 'stuck'),
      ...numbers(100).map((value) => record(free, value)),
      record(stuck, 'next'),
    ]);
    const dying = new ReceivedRecords(({ key }) => (key === stuck ? { retryAfterMs: 60_000 } : 'done'));
    await log.consume({ group, topics: [topic], onRecord: dying.onRecord });
    await dying.until((all) => all.valuesOf(free).length === 101);
    const next = await reopen();
    const received = new ReceivedRecords();
    await next.consume({ group, topics: [topic], onRecord: received.onRecord });
    await received.until((all) => all.valuesOf(stuck).length === 2 && all.valuesOf(free).includes('99'));
    expect(received.valuesOf(stuck)).toEqual(['stuck', 'next']);
    expect(received.values).not.toContain('before');
  });

  it('waits for the running handler when it is closed, and commits its record', async () => {
    const { log, topic, group } = given();
    const { opened, open } = gate();
    const slow = new ReceivedRecords(async () => {
      await opened;
      return 'done' as const;
    });
    const consumption = await log.consume({ group, topics: [topic], onRecord: slow.onRecord });
    await log.append(topic, [record('a', 'slow'), record('a', 'next')]);
    await slow.until(({ records }) => records.length === 1);
    const closing = consumption.close();
    open();
    await closing;
    const after = new ReceivedRecords();
    await log.consume({ group, topics: [topic], onRecord: after.onRecord });
    await after.until(({ records }) => records.length > 0);
    expect(after.values).toEqual(['next']);
  });

  it('closes a consumer that has just started, and one whose partition waits for long', async () => {
    const { log, topic, group } = given();
    await log.append(topic, [record('a', '0')]);
    const begun = await log.consume({ group: `${group}-begun`, topics: [topic], onRecord: async () => 'done' });
    await begun.close();
    const waiting = new ReceivedRecords(() => ({ retryAfterMs: 60_000 }));
    const consumption = await log.consume({ group, topics: [topic], onRecord: waiting.onRecord });
    await waiting.until(({ records }) => records.length === 1);
    await consumption.close();
    expect(waiting.values).toEqual(['0']);
  });
}
