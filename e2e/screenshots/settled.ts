import type { Page, Request } from 'playwright-core';
import { eventually } from '../support/eventually.js';

/** Whatever stands on a page only until something has come. */
const WAITING = '[aria-busy="true"], .ui-skeleton, .ui-skeleton-group, .ui-spinner, .shell-late';
/** A font is asked for by the layout that needs it first, which may not have been made yet. */
const FONTS_READY = '(document.body.getBoundingClientRect(), document.fonts.ready).then(() => undefined)';
/** Looks in a row at which a page must be found quiet: its next request may follow the last answer by a moment. */
const CALM_LOOKS = 5;
const PATIENCE_MS = 60_000;

/** What a page has asked for and not got yet; the live stream, which never ends, is left out. */
export class Traffic {
  private readonly open = new Set<Request>();

  constructor(page: Page) {
    page.on('request', (request) => {
      if (!isLiveStream(request)) this.open.add(request);
    });
    page.on('requestfinished', (request) => this.open.delete(request));
    page.on('requestfailed', (request) => this.open.delete(request));
  }

  unanswered(): string[] {
    return [...this.open].map((request) => request.url());
  }
}

const isLiveStream = (request: Request): boolean => request.headers().accept === 'text/event-stream';

/** Waits until nothing is on its way, nothing says that it waits, and the fonts are there. @throws Error saying what is not */
export async function untilSettled(page: Page, traffic: Traffic): Promise<void> {
  let calm = 0;
  await eventually(async () => {
    const waitedFor = [...traffic.unanswered(), ...(await placeholders(page))];
    calm = waitedFor.length === 0 ? calm + 1 : 0;
    if (calm < CALM_LOOKS) throw new Error(`the page is not settled: ${waitedFor.join(', ')}`);
  }, PATIENCE_MS);
  await page.evaluate(FONTS_READY);
}

async function placeholders(page: Page): Promise<string[]> {
  const count = await page.locator(WAITING).count();
  return count === 0 ? [] : [`${count} placeholders`];
}
