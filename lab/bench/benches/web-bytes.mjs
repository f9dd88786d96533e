import { inEach } from '../running/contenders.mjs';
import { inBrowser, inOpenPlatform } from '../web/in-browser.mjs';

const BUDGET = { name: 'budget' };

/** By name: files arrive in any order. @throws {Error} when a tree has none */
function valuesOf(weighed, wanted) {
  const found = weighed.find(({ name }) => name === wanted);
  if (found === undefined) throw new Error(`${wanted} was not loaded from every tree.`);
  return found.values;
}

/** Compressed bytes of pages, of a ride's map and of fonts: against the budgets of one tree, else against the first tree. */
export const bench = (report) =>
  inBrowser((ask) =>
    inEach(report.trees, inOpenPlatform, async (platforms) => {
      const weighed = [];
      for (const { name, root, url, mailUrl } of platforms)
        weighed.push({ contender: { name, root }, all: await ask('weigh', { root, url, mailUrl }) });
      const [{ all: first }] = weighed;
      for (const { name, unit, target } of first) {
        const measured = weighed.map(({ contender, all }) => ({ contender, values: valuesOf(all, name) }));
        const reference = weighed.length > 1 ? [] : [{ contender: BUDGET, values: [target] }];
        report.compare({ name, unit, target: 1 }, [...reference, ...measured]);
      }
    }),
  );
