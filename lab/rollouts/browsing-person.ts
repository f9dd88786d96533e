import type { Browser, Page, Response } from 'playwright-core';
import { signIn } from '../../e2e/support/browser-actions.js';
import { PersonsWindow } from '../../e2e/support/window.js';
import { Repetition } from '../traffic/repetition.js';

const PAUSE_MS = 500;
/** A page that has no heading after this time is blank, also on a machine with much else to do. */
const PATIENCE_MS = 120_000;
const PAGES = ['/', '/rider/activity', '/about'];
/** Too old a session, which the page refreshes by itself. */
const REFRESHED = 401;
/** The browser's word for a request of a page that was left. */
const LEFT = 'net::ERR_ABORTED';
const STREAM = '/notification/stream';

/** A rider who opens one page after the other in a browser. */
export class BrowsingPerson {
  opened = 0;
  /** Pages without a heading. */
  readonly blank: string[] = [];
  /** Files and calls without a correct answer; a stream that ends is none, the page resumes it. */
  readonly failed: string[] = [];
  private readonly repetition = new Repetition(() => this.openNext(), PAUSE_MS);

  private constructor(private readonly window: PersonsWindow) {
    window.page.on('response', (response) => this.note(response));
    window.page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? '';
      if (reason !== LEFT && !request.url().includes(STREAM)) this.failed.push(`${reason} ${request.url()}`);
    });
  }

  static async open(browser: Browser, url: string, email: string): Promise<BrowsingPerson> {
    const window = await PersonsWindow.open(browser, url);
    await signIn(window.page, email);
    return new BrowsingPerson(window);
  }

  get page(): Page {
    return this.window.page;
  }

  start(): void {
    this.repetition.start();
  }

  stop(): Promise<void> {
    return this.repetition.stop();
  }

  async close(): Promise<void> {
    await this.window.close();
    await this.stop();
  }

  private async openNext(): Promise<void> {
    const path = PAGES[this.opened % PAGES.length] as string;
    this.opened += 1;
    try {
      await this.page.goto(path, { waitUntil: 'commit', timeout: PATIENCE_MS });
      await this.page.getByRole('heading', { level: 1 }).first().waitFor({ timeout: PATIENCE_MS });
    } catch (error) {
      this.blank.push(`${new Date().toISOString()} ${path}: ${(error as Error).message.split('\n')[0]}`);
    }
  }

  private note(response: Response): void {
    const status = response.status();
    if (status >= 400 && status !== REFRESHED) this.failed.push(`${status} ${response.url()}`);
  }
}
