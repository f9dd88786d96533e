import { rounds } from './rounds.js';

const { LONG, ROUNDS } = process.env;
const set = (long?: string, some?: string) => {
  for (const [name, value] of Object.entries({ LONG: long, ROUNDS: some }))
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
};
afterEach(() => set(LONG, ROUNDS));

it.each([
  ['a sample', undefined, undefined, 8],
  ['as many as ROUNDS says', undefined, '3', 3],
  ['all of them with LONG=1', '1', '3', 200],
])('rounds of a race are %s', (_what, long, some, expected) => {
  set(long, some);
  expect(rounds(200)).toBe(expected);
});

it('rounds of a race are never more than all of them', () => {
  set();
  expect(rounds(4)).toBe(4);
});
