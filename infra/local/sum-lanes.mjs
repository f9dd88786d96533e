// node infra/local/sum-lanes.mjs FILE: prints what failed and the totals of all commands that appended to the file (LANE_TOTALS).
import { readFileSync } from 'node:fs';
import { sumLine } from './lane-totals.mjs';

const results = readFileSync(process.argv[2], 'utf8')
  .trim()
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line));
const sum = (key) => results.reduce((total, result) => total + result[key], 0);
for (const { remark } of results) if (remark) console.log(remark);
for (const { failures = [] } of results) for (const failure of failures) console.log(`failed: ${failure}`);
console.log(sumLine({ passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') }));
