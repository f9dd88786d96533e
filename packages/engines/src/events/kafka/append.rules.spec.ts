import { fitting, partsOf, unanswered } from './append.rules.js';

const record = (value: string) => ({ key: 'a', value, headers: {} });
const answer = (topicName: string, partition: number) => ({ topicName, partition, errorCode: 0 });

describe('A request to Kafka', () => {
  it('has the records in order, in parts below the limit', () => {
    const values = Array.from({ length: 10 }, (_, index) => `${index}`.repeat(100));
    const parts = partsOf(values.map(record), 500);
    expect(parts.length).toBeGreaterThan(2);
    expect(parts.every(({ bytes }) => bytes <= 500)).toBe(true);
    expect(parts.flatMap(({ records }) => records.map(({ value }) => value))).toEqual(values);
  });

  it('has a record above the limit in a part of its own', () => {
    const parts = partsOf([record('small'), record('x'.repeat(1_000)), record('small')], 500);
    expect(parts.map(({ records }) => records.length)).toEqual([1, 1, 1]);
  });

  it('is limited in bytes, not characters: a Bangla letter has three', () => {
    const [bangla, english] = [partsOf([record('ক'.repeat(100))]), partsOf([record('k'.repeat(100))])];
    expect((bangla[0]?.bytes ?? 0) - (english[0]?.bytes ?? 0)).toBe(200);
  });

  it('has as many waiting parts as fit, and at least one', () => {
    expect(fitting([{ bytes: 400 }, { bytes: 100 }, { bytes: 1 }], 500)).toBe(2);
    expect(fitting([{ bytes: 900 }, { bytes: 1 }], 500)).toBe(1);
    expect(fitting([{ bytes: 1 }, { bytes: 1 }], 500)).toBe(2);
  });

  it('is incomplete while no broker has answered for a partition', () => {
    const chosen = new Set(['t/0', 't/1', 'u/1']);
    expect(unanswered(chosen, [answer('t', 0), answer('u', 1)])).toEqual(['t/1']);
    expect(unanswered(chosen, [answer('t', 0), answer('t', 1), answer('u', 1)])).toEqual([]);
  });
});
