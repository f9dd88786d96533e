import { expect } from 'playwright/test';

const PATIENCE_MS = 30_000;

/** What the page shows, asked until it holds: an answer read once may be from the moment before. */
export const shown = expect.configure({ timeout: PATIENCE_MS });
