import type { Browser, BrowserContext, Page } from 'playwright-core';

/** What a screen is looked at with. */
export interface WindowLook {
  width?: number;
  height?: number;
  language?: 'en' | 'bn';
  colorScheme?: 'light' | 'dark';
}

export interface WindowOptions extends WindowLook {
  /** Default: Asia/Dhaka. */
  timezoneId?: string;
}

/** How a window is opened. */
export interface OpenedWindow extends WindowOptions {
  /** Only for stories about the worker: `page.route` does not see what a worker answers, and measured bytes would be another browser's. */
  worker?: 'allow' | 'block';
  /** Off: a browser that runs no script. */
  scripts?: 'on' | 'off';
}

/** The browser's own console line for a refusal or lost connection that a test provokes. */
const BROWSERS_OWN_LINE = /^Failed to load resource:/;

/** One person's browser context, with the console errors of its pages. */
export class PersonsWindow {
  private readonly complaints: string[] = [];

  private constructor(
    readonly page: Page,
    private readonly context: BrowserContext,
  ) {
    context.on('weberror', (error) => this.complaints.push(`error: ${error.error().message}`));
    context.on('console', (message) => {
      const isComplaint = message.type() === 'error' || /Content Security Policy/.test(message.text());
      if (isComplaint && !BROWSERS_OWN_LINE.test(message.text())) this.complaints.push(message.text());
    });
  }

  static async open(browser: Browser, url: string, options: OpenedWindow = {}): Promise<PersonsWindow> {
    const {
      width = 1280,
      height = 800,
      language = 'en',
      colorScheme = 'light',
      worker = 'block',
      scripts = 'on',
      timezoneId = 'Asia/Dhaka',
    } = options;
    const context = await browser.newContext({
      baseURL: url,
      viewport: { width, height },
      colorScheme,
      locale: language === 'bn' ? 'bn-BD' : 'en-US',
      timezoneId,
      serviceWorkers: worker,
      javaScriptEnabled: scripts === 'on',
    });
    context.setDefaultTimeout(30_000);
    return new PersonsWindow(await context.newPage(), context);
  }

  /** Policy violations and errors in the console, without the browser's own lines. A test ends with none. */
  complaintsSoFar(): readonly string[] {
    return this.complaints;
  }

  /** Routes that are still waiting for an answer end with their page, and are no error of the test. */
  async close(): Promise<void> {
    await Promise.all(this.context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
    await this.context.close();
  }
}
