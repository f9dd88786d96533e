import { isMet, lineOf, type Measurement } from '../../infra/load/measurement.rules.mjs';
import { inBenchFixture } from '../../infra/load/web/bench-fixture.js';
import { BUDGET_KB } from '../../infra/load/web/budgets.table.js';
import { measureBytes } from '../../infra/load/web/bytes.js';
import { measureFonts } from '../../infra/load/web/fonts.js';
import { measureMap } from '../../infra/load/web/map-bytes.js';

/** As `npm run bench -- web bytes map fonts`; times are left to it. */
const PARTS = [measureBytes, measureMap, measureFonts];
const WITHIN_MS = 300_000;

const weighed: Measurement[] = [];

beforeAll(
  () =>
    inBenchFixture(async (fixture) => {
      for (const measure of PARTS)
        for await (const measurement of measure(fixture)) if (measurement.unit !== 'ms') weighed.push(measurement);
    }),
  WITHIN_MS,
);

it('no page, no map and no font is heavier than its budget', () => {
  expect(weighed.filter((measurement) => !isMet(measurement)).map(lineOf)).toEqual([]);
});

it('every budget is measured', () => {
  const targets = new Set(weighed.map(({ target }) => target));
  expect(Object.entries(BUDGET_KB).filter(([, budget]) => !targets.has(budget))).toEqual([]);
});
