import { keysReversed, longOvertaken } from './rearranged.rules.js';

const record = (key: string, value: string) => ({ key, value, headers: {} });
const RECORDS = [record('a', '1'), record('b', '1'), record('b', '2'), record('a', '2'), record('b', '3')];
const told = (records: readonly { key: string; value: string }[]) => records.map(({ key, value }) => key + value);

it('the last key comes first, and the records of one key keep their order', () => {
  expect(told(keysReversed(RECORDS))).toEqual(['b1', 'b2', 'b3', 'a1', 'a2']);
});

it('what is long overtaken is the first record of the key that has most', () => {
  expect(told(longOvertaken(RECORDS))).toEqual(['b1']);
  expect(longOvertaken([])).toEqual([]);
});
