/** @matters bytes of pages */
import { inBrowserFixture } from '../../infra/page-budgets/browser-fixture.js';
import { BUDGET_KB } from '../../infra/page-budgets/budgets.table.js';
import { measureBytes } from '../../infra/page-budgets/bytes.js';
import { measureFonts } from '../../infra/page-budgets/fonts.js';
import { measureMap } from '../../infra/page-budgets/map-bytes.js';
import { isMet, lineOf, type Measurement } from '../../infra/page-budgets/measurement.rules.mjs';

/** As `npm run bench -- web-bytes`; times are left to `web-loads`. */
const PARTS = [measureBytes, measureMap, measureFonts];
const WITHIN_MS = 300_000;

const weighed: Measurement[] = [];

beforeAll(
  () =>
    inBrowserFixture(async (fixture) => {
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
