import { recoveryTable } from './recovery-table.rules.js';

const recovery = (what: string, recoveredMs: number, repeats: number) => ({
  what,
  recoveredMs,
  notifiedMs: recoveredMs + 500,
  repeats,
});

it('a row for each victim: number of kills, median and longest time in seconds, sum of repeated calls', () => {
  const rows = recoveryTable([
    recovery('kafka', 9_000, 4),
    recovery('redis', 1_000, 0),
    recovery('kafka', 2_000, 1),
    recovery('kafka', 3_000, 2),
  ]).split('\n');
  expect(rows.map((row) => row.split(/\s+/))).toEqual([
    ['killed', 'times', 'ready', 'max', 'told', 'max', 'repeated'],
    ['kafka', '3', '3.0', '9.0', '3.5', '9.5', '7'],
    ['redis', '1', '1.0', '1.0', '1.5', '1.5', '0'],
  ]);
});
