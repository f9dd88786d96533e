import { type Given, numbers, record, valuesIn } from './event-log-fixture.js';
import { ReceivedRecords } from './received-records.js';

/** Reading a topic without a group. */
export function readContract(given: Given): void {
  it('reads nothing from a topic that does not exist', async () => {
    const { log, topic } = given();
    expect(await valuesIn(log, topic)).toEqual([]);
  });

  it('reads every record once, however slow the reader', async () => {
    const { log, topic } = given();
    await log.append(
      topic,
      numbers(300).map((value) => record(`key-${Number(value) % 10}`, value)),
    );
    const taken: string[] = [];
    for await (const { value } of log.read(topic)) {
      await new Promise((resolve) => setImmediate(resolve));
      taken.push(value);
    }
    expect(taken.sort()).toEqual(numbers(300).sort());
  });

  it('ends a read that is broken off, and reads again from the beginning', async () => {
    const { log, topic } = given();
    await log.append(
      topic,
      numbers(10).map((value) => record('a', value)),
    );
    for await (const { value } of log.read(topic)) if (value === '3') break;
    expect(await valuesIn(log, topic)).toEqual(numbers(10));
  });

  it('reads without moving a group', async () => {
    const { log, topic, group } = given();
    await log.append(topic, [record('a', '0')]);
    const received = new ReceivedRecords();
    const consumption = await log.consume({ group, topics: [topic], onRecord: received.onRecord });
    await received.until(({ records }) => records.length === 1);
    await consumption.close();
    await log.append(topic, [record('a', '1')]);
    expect(await valuesIn(log, topic)).toEqual(['0', '1']);
    await log.consume({ group, topics: [topic], onRecord: received.onRecord });
    await received.until(({ records }) => records.length === 2);
    expect(received.values).toEqual(['0', '1']);
  });
}
