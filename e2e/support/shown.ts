import { expect } from 'playwright/test';

export const PATIENCE_MS = 30_000;

/** Repeats an assertion about a page until it holds: a value read once may be outdated. */
export const shown = expect.configure({ timeout: PATIENCE_MS });
