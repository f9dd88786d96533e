import type { Locator, Page } from 'playwright-core';

/** Whether the page has no horizontal overflow. */
export const fitsTheWidth = (page: Page): Promise<boolean> =>
  page.evaluate<boolean>('document.documentElement.scrollWidth <= innerWidth');

/** The natural widths of pictures; 0 for one that cannot be shown. */
export const ownWidths = (pictures: Locator): Promise<number[]> =>
  pictures.evaluateAll((all) => all.map(({ naturalWidth }) => naturalWidth));
