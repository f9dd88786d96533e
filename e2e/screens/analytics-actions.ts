import type { Locator, Page } from 'playwright-core';

/** The value of a tile, by its label. */
export const total = (page: Page, label: string): Locator =>
  page.getByRole('main').locator('.ui-stat', { hasText: label }).locator('.ui-stat-value');

/** A chart's card, by its title. */
export const cardOf = (page: Page, title: string): Locator =>
  page
    .getByRole('main')
    .locator('.ui-card')
    .filter({ has: page.getByRole('heading', { name: title, level: 2, exact: true }) });

/** A chart as a table. */
export const tableOf = (page: Page, title: string): Locator => page.getByRole('table', { name: title, exact: true });

/** Its values, row by row. */
export const rowsOf = (page: Page, title: string): Promise<string[][]> =>
  tableOf(page, title)
    .locator('tbody tr')
    .evaluateAll((rows) => rows.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent)));
