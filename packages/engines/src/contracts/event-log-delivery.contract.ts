import { type Given, numbers, record } from './event-log-fixture.js';
import { ReceivedRecords } from './received-records.js';

/** Which records a group receives, and how often. */
export function deliveryContract(given: Given): void {
  it('delivers the records of one key in the order they were appended', async () => {
    const { log, topic, group } = given();
    const received = new ReceivedRecords();
    await log.consume({ group, topics: [topic], onRecord: received.onRecord });
    const appends = numbers(200).map((value) =>
      log.append(topic, [record('a', value), record(`other-${value}`, value)]),
    );
    await Promise.all(appends);
    await received.until(({ records }) => records.length === 400);
    expect(received.valuesOf('a')).toEqual(numbers(200));
  });

  it('delivers the records of many topics to one consumer', async () => {
    const { log, topic, group } = given();
    const topics = numbers(12).map((number) => `${topic}-${number}`);
    const received = new ReceivedRecords();
    await log.consume({ group, topics, onRecord: received.onRecord });
    for (const each of topics) await log.append(each, [record('a', each), record('b', each)]);
    await received.until(({ records }) => records.length === 24);
    expect(received.values.sort()).toEqual([...topics, ...topics].sort());
    expect(received.records.every((each) => each.topic === each.value)).toBe(true);
  });

  it('delivers every record to every group, and to a new group from the beginning', async () => {
    const { log, topic, group } = given();
    await log.append(
      topic,
      numbers(20).map((value) => record('a', value)),
    );
    const first = new ReceivedRecords();
    await log.consume({ group, topics: [topic], onRecord: first.onRecord });
    await first.until(({ records }) => records.length === 20);
    const stuck = new ReceivedRecords(() => ({ retryAfterMs: 60_000 }));
    await log.consume({ group: `${group}-stuck`, topics: [topic], onRecord: stuck.onRecord });
    const late = new ReceivedRecords();
    await log.consume({ group: `${group}-late`, topics: [topic], onRecord: late.onRecord });
    await late.until(({ records }) => records.length === 20);
    expect(late.values).toEqual(numbers(20));
    expect(first.values).toEqual(numbers(20));
  });

  it('delivers a record again when its handler rejected', async () => {
    const { log, topic, group } = given();
    let rejections = 0;
    const received = new ReceivedRecords(({ value }) => {
      if (value !== '0' || rejections === 1) return 'done';
      rejections += 1;
      throw new Error('The handler broke');
    });
    await log.append(topic, [record('a', '0'), record('a', '1')]);
    await log.consume({ group, topics: [topic], onRecord: received.onRecord });
    await received.until(({ values }) => values.includes('1'));
    expect(received.values).toEqual(['0', '0', '1']);
  });

  it('counts as lag the records that its groups, or one of them, have not handled', async () => {
    const { log, topic, group } = given();
    let stuck = true;
    const received = new ReceivedRecords(({ value }) => (stuck && value === '2' ? { retryAfterMs: 20 } : 'done'));
    await log.append(
      topic,
      numbers(5).map((value) => record('a', value)),
    );
    await log.consume({ group, topics: [topic], onRecord: received.onRecord });
    await received.until(({ values }) => values.filter((value) => value === '2').length > 2);
    const lagIs = async (lag: number) => {
      while ((await log.lag()) !== lag) await new Promise((resolve) => setImmediate(resolve));
    };
    await lagIs(3);
    expect(await log.lag()).toBe(3);
    expect(await log.lag(group)).toBe(3);
    expect(await log.lag(`${group}-other`)).toBe(0);
    stuck = false;
    await lagIs(0);
    expect(received.values).toContain('4');
  });
}
