import axe, { type NodeResult, type Result } from 'axe-core';
import type { Page } from 'playwright-core';

/** All rules that are on by default, and `target-size` of WCAG 2.2 AA, which is not. */
const OPTIONS = JSON.stringify({ resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } });

/** A header or dock that stays in sight covers whatever is scrolled below it, and can be scrolled from over it. */
const WITHOUT_STAYING = `for (const bar of document.querySelectorAll('.shell-sticky, .ui-dock')) bar.style.position = 'static'`;

/** Axe's findings on a page: rule, element and reason of each. */
export async function axeFindings(page: Page): Promise<string[]> {
  await page.evaluate(WITHOUT_STAYING);
  await page.evaluate(axe.source);
  const violations = await page.evaluate<Result[]>(`axe.run(${OPTIONS}).then(({ violations }) => violations)`);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')}: ${reasonOf(node)}`),
  );
}

const reasonOf = ({ any, all, none }: NodeResult): string =>
  [...any, ...all, ...none].map(({ message }) => message).join('; ');
