import { randomUUID } from 'node:crypto';
import type { EventLog } from '../events/event-log.js';
import { numbers, record } from './event-log-fixture.js';
import { ReceivedRecords } from './received-records.js';

export interface EventLogInstances {
  /** Another log on the same stored records, as in another process. */
  open(): Promise<EventLog>;
  /** Closes every log that was opened. */
  close(): Promise<void>;
}

/** What a log guarantees to several processes; the embedded log belongs to one process and cannot. */
export function eventLogInstancesContract(name: string, make: () => Promise<EventLogInstances>): void {
  describe(`${name} among instances`, () => {
    let instances: EventLogInstances;

    beforeEach(async () => {
      instances = await make();
    });
    afterEach(() => instances.close());

    it('shares the partitions of a group, and the others take over those of a closed instance', async () => {
      const [topic, group] = [`instances-${randomUUID()}`, `group-${randomUUID()}`];
      const [left, right] = [await instances.open(), await instances.open()];
      const [atLeft, atRight] = [new ReceivedRecords(), new ReceivedRecords()];
      const appendRound = (round: string) =>
        left.append(
          topic,
          numbers(40).map((key) => record(`key-${key}`, `${round}/${key}`)),
        );
      const had = (received: ReceivedRecords, round: string) =>
        new Set(received.values.filter((value) => value.startsWith(`${round}/`)));

      await left.consume({ group, topics: [topic], onRecord: atLeft.onRecord });
      await appendRound('alone');
      await atLeft.until((all) => had(all, 'alone').size === 40);

      const consumption = await right.consume({ group, topics: [topic], onRecord: atRight.onRecord });
      let round = 'round-0';
      for (let count = 0; had(atRight, round).size === 0 || had(atLeft, round).size === 0; count += 1) {
        round = `round-${count}`;
        await appendRound(round);
        const all = () => new Set([...had(atLeft, round), ...had(atRight, round)]).size === 40;
        await Promise.race([atLeft.until(all), atRight.until(all)]);
      }
      expect(had(atLeft, round).size + had(atRight, round).size).toBeGreaterThanOrEqual(40);

      await consumption.close();
      await appendRound('after');
      await atLeft.until((all) => had(all, 'after').size === 40);
    });

    it('lets instances append to a new topic at once', async () => {
      const topic = `instances-${randomUUID()}`;
      const logs = await Promise.all(numbers(4).map(() => instances.open()));
      await Promise.all(logs.map((log, index) => log.append(topic, [record(`key-${index}`, index)])));
      const values: string[] = [];
      for await (const { value } of (await instances.open()).read(topic)) values.push(value);
      expect(values.sort()).toEqual(numbers(4));
    });
  });
}
