import type { Locator, Page } from 'playwright-core';

/** Whether nothing stands beyond the page's width. */
export const fitsTheWidth = (page: Page): Promise<boolean> =>
  page.evaluate<boolean>('document.documentElement.scrollWidth <= innerWidth');

/** How wide pictures are in themselves; 0 for one that cannot be shown. */
export const ownWidths = (pictures: Locator): Promise<number[]> =>
  pictures.evaluateAll((all) => all.map(({ naturalWidth }) => naturalWidth));
