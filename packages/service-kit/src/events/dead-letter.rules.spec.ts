import {
  DEAD_LETTER_HEADER,
  deadLetterOf,
  isForAnotherGroup,
  REPLAY_FOR_HEADER,
  replayOf,
} from './dead-letter.rules.js';

const record = {
  key: 'ride-1',
  value: '{"id":"event"}',
  headers: { type: 'ride.fare-set' },
  topic: 'pothik.ride',
  partition: 3,
  offset: '17',
};
const givenUp = { group: 'driver', reason: 'no such ride', attempts: 8, at: new Date('2026-11-02T06:00:00.000Z') };

describe('a dead letter', () => {
  it('is the unchanged record, with its failure in headers', () => {
    const { key, value, headers } = deadLetterOf(record, givenUp);
    expect({ key, value }).toEqual({ key: record.key, value: record.value });
    expect(headers).toEqual({
      type: 'ride.fare-set',
      [DEAD_LETTER_HEADER.reason]: 'no such ride',
      [DEAD_LETTER_HEADER.group]: 'driver',
      [DEAD_LETTER_HEADER.topic]: 'pothik.ride',
      [DEAD_LETTER_HEADER.partition]: '3',
      [DEAD_LETTER_HEADER.offset]: '17',
      [DEAD_LETTER_HEADER.attempts]: '8',
      [DEAD_LETTER_HEADER.at]: '2026-11-02T06:00:00.000Z',
    });
  });

  it('keeps the first thousand characters of a longer reason', () => {
    const { headers } = deadLetterOf(record, { ...givenUp, reason: 'x'.repeat(5_000) });
    expect(headers[DEAD_LETTER_HEADER.reason]).toHaveLength(1_000);
  });
});

describe('a replay', () => {
  const replay = replayOf(deadLetterOf(record, givenUp));

  it('is the original record, for the group that gave it up', () => {
    expect(replay).toEqual({
      key: record.key,
      value: record.value,
      headers: { ...record.headers, [REPLAY_FOR_HEADER]: 'driver' },
    });
  });

  it('is skipped by every other group', () => {
    expect([isForAnotherGroup(replay, 'auth'), isForAnotherGroup(replay, 'driver')]).toEqual([true, false]);
    expect(isForAnotherGroup(record, 'auth')).toBe(false);
  });

  it('that fails again is a dead letter without the header of one group', () => {
    expect(deadLetterOf({ ...record, ...replay }, givenUp).headers).not.toHaveProperty(REPLAY_FOR_HEADER);
  });
});
