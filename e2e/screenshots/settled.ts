import type { Page, Request } from 'playwright-core';
import { eventually } from '../support/eventually.js';

/** Elements that a page shows only while something is loading. */
const WAITING = '[aria-busy="true"], .ui-skeleton, .ui-skeleton-group, .ui-spinner, .shell-late';
/** Fonts are requested by the first layout that needs them, so this forces a layout first. */
const FONTS_READY = '(document.body.getBoundingClientRect(), document.fonts.ready).then(() => undefined)';
/** Consecutive checks that must find the page idle: a next request may follow an answer after a moment. */
const CALM_CHECKS = 5;
const PATIENCE_MS = 60_000;

/**
 * The requests of a page that are in flight, except the live stream, which never ends, and fonts, of which the page
 * itself says when they are ready: the browser loses the end of one that is loading while an interception is removed.
 */
export class Traffic {
  private readonly open = new Set<Request>();

  constructor(page: Page) {
    page.on('request', (request) => {
      if (!isLiveStream(request) && request.resourceType() !== 'font') this.open.add(request);
    });
    page.on('requestfinished', (request) => this.open.delete(request));
    page.on('requestfailed', (request) => this.open.delete(request));
  }

  unanswered(): string[] {
    return [...this.open].map((request) => request.url());
  }
}

const isLiveStream = (request: Request): boolean => request.headers().accept === 'text/event-stream';

/** Waits until no request is in flight, nothing is loading and fonts are ready. @throws Error naming what is not */
export async function untilSettled(page: Page, traffic: Traffic): Promise<void> {
  let calm = 0;
  await eventually(async () => {
    const waitedFor = [...traffic.unanswered(), ...(await placeholders(page))];
    calm = waitedFor.length === 0 ? calm + 1 : 0;
    if (calm < CALM_CHECKS) throw new Error(`the page is not settled: ${waitedFor.join(', ')}`);
  }, PATIENCE_MS);
  await page.evaluate(FONTS_READY);
}

async function placeholders(page: Page): Promise<string[]> {
  const count = await page.locator(WAITING).count();
  return count === 0 ? [] : [`${count} placeholders`];
}
