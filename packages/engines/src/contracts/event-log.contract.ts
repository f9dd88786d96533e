import { randomUUID } from 'node:crypto';
import type { EventLog } from '../events/event-log.js';
import { appendContract } from './event-log-append.contract.js';
import { deliveryContract } from './event-log-delivery.contract.js';
import type { Given } from './event-log-fixture.js';
import { partitionContract } from './event-log-partition.contract.js';
import { readContract } from './event-log-read.contract.js';
import { resumeContract } from './event-log-resume.contract.js';

export interface EventLogUnderTest {
  /** Closes the log, and opens a new one on the same stored records, as a restarted process does. */
  reopen(): Promise<EventLog>;
  close(): Promise<void>;
}

/** What Kafka and every other event log guarantees. */
export function eventLogContract(name: string, make: () => Promise<EventLogUnderTest>): void {
  describe(`${name} as an event log`, () => {
    let tested: EventLogUnderTest;
    let log: EventLog;
    let topic: string;

    beforeEach(async () => {
      tested = await make();
      log = await tested.reopen();
      topic = `contract-${randomUUID()}`;
    });
    afterEach(() => tested.close());

    const given: Given = () => ({ log, topic, group: `group-${randomUUID()}`, reopen: () => tested.reopen() });
    appendContract(given);
    deliveryContract(given);
    partitionContract(given);
    resumeContract(given);
    readContract(given);

    it('answers a ping', async () => {
      await expect(log.ping()).resolves.toBeUndefined();
    });
  });
}
