import { keysReversed, longOvertaken } from './rearranged.rules.js';

const record = (key: string, value: string) => ({ key, value, headers: {} });
const RECORDS = [record('a', '1'), record('b', '1'), record('b', '2'), record('a', '2'), record('b', '3')];
const texts = (records: readonly { key: string; value: string }[]) => records.map(({ key, value }) => key + value);

it('the order of keys is reversed, the records of one key stay in order', () => {
  expect(texts(keysReversed(RECORDS))).toEqual(['b1', 'b2', 'b3', 'a1', 'a2']);
});

it('the outdated record is the first one of the key with the most records', () => {
  expect(texts(longOvertaken(RECORDS))).toEqual(['b1']);
  expect(longOvertaken([])).toEqual([]);
});
