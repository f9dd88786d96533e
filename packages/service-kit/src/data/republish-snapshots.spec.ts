import type { EventLog, LogRecord } from '@pothik/engines';
import { TestClock } from '@pothik/engines/testing';
import { z } from 'zod';
import { republishPage, republishSnapshots } from './republish-snapshots.js';

const definition = { type: 'driver.driver-restated', version: 1, payload: z.object({ name: z.string() }) };
const clock = new TestClock();

function logOf() {
  const appended: [string, LogRecord[]][] = [];
  const append = async (topic: string, records: readonly LogRecord[]) => {
    appended.push([topic, [...records]]);
  };
  return { appended, log: { append } as unknown as EventLog };
}

it('an aggregate is republished under the number of its newest event, by the system', async () => {
  const { appended, log } = logOf();
  const present = { id: 'one', eventSequence: 7, payload: { name: 'Karim' } };
  expect(await republishSnapshots({ log, clock }, definition, [present])).toBe(1);
  const [[topic, [record]]] = appended as [[string, [LogRecord]]];
  expect([topic, record.key, record.headers]).toEqual(['pothik.driver', 'one', { type: definition.type }]);
  expect(JSON.parse(record.value)).toMatchObject({
    aggregateId: 'one',
    aggregateVersion: 7,
    occurredAt: clock.now().toISOString(),
    actor: { kind: 'system' },
    payload: { name: 'Karim' },
  });
});

it('one without events is skipped', async () => {
  const { appended, log } = logOf();
  expect(await republishSnapshots({ log, clock }, definition, [{ id: 'one', eventSequence: 0, payload: {} }])).toBe(0);
  expect(appended).toEqual([]);
});

it('nothing is published when one of them is invalid', async () => {
  const { appended, log } = logOf();
  const wrong = { id: 'two', eventSequence: 1, payload: { name: 3 } };
  const right = { id: 'one', eventSequence: 1, payload: { name: 'Karim' } };
  await expect(republishSnapshots({ log, clock }, definition, [right, wrong])).rejects.toThrow();
  expect(appended).toEqual([]);
});

it('a page ends with the id of its last aggregate, also of one without events; an empty page is the end', async () => {
  const { log } = logOf();
  const present = [
    { id: 'one', eventSequence: 7, payload: { name: 'Karim' } },
    { id: 'two', eventSequence: 0, payload: {} },
  ];
  expect(await republishPage({ log, clock }, definition, present)).toEqual({ told: 1, last: 'two' });
  expect(await republishPage({ log, clock }, definition, [])).toEqual({ told: 0, last: null });
});
