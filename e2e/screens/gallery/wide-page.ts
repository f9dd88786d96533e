import type { Page } from 'playwright-core';
import type { PageElement } from './in-page.js';

/** The elements that make a page wider than its window; none when it fits. */
export function overflow(page: Page): Promise<string[]> {
  return page.locator('html').evaluate(whatIsWide);
}

/** Runs in the browser, so it must contain everything it uses. */
function whatIsWide(root: PageElement): string[] {
  const { scrollWidth, clientWidth, ownerDocument: document } = root;
  if (scrollWidth <= clientWidth) return [];
  const reachesOut = (element: PageElement): boolean => element.getBoundingClientRect().right > clientWidth + 1;
  const culprits = [...document.querySelectorAll('body *')].filter(
    (element) => reachesOut(element) && element.parentElement && !reachesOut(element.parentElement),
  );
  const names = culprits.map((element) => [element.tagName.toLowerCase(), ...element.classList].join('.'));
  return [`the page is ${scrollWidth} px wide in a window of ${clientWidth} px: ${names.join(', ')}`];
}
