import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../support/browser.js';
import { signIn } from '../support/browser-actions.js';
import { type PlatformOptions, type RunningPlatform, startPlatform } from '../support/platform.js';
import { PersonsWindow, type WindowOptions } from '../support/window.js';

/** Demonstration people who are in no other story's way: who they are stands in infra/src/demonstration. */
export const PEOPLE = {
  rider: 'rider@pothik.test',
  driver: 'driver@pothik.test',
  admin: 'admin@pothik.test',
  superAdmin: 'super@pothik.test',
} as const;

export interface Visit extends WindowOptions {
  /** The e-mail of who is signed in; nobody when left out. */
  as?: string;
}

/** The platform with its demonstration people, and a real Chromium in which every story opens windows of its own. */
export class ScreenFixture {
  private browser?: Browser;
  private windows: PersonsWindow[] = [];

  /** What `open` has started. */
  platform!: RunningPlatform;

  constructor(private readonly options: PlatformOptions = {}) {}

  async open(): Promise<void> {
    this.platform = await this.start();
    this.browser = await launchBrowser();
  }

  /** Ends the platform and starts it anew, at the same address and over the same data. */
  async restart(): Promise<void> {
    const { directory, port } = this.platform;
    await this.platform.stop({ keepData: true });
    this.platform = await this.start({ directory, port });
  }

  /** A window of its own, still blank, with somebody signed in. */
  async window({ as, ...options }: Visit = {}): Promise<Page> {
    if (!this.browser) throw new Error('The fixture is not open');
    const window = await PersonsWindow.open(this.browser, this.platform.url, options);
    this.windows.push(window);
    if (as) await signIn(window.page, as);
    return window.page;
  }

  /** A window of its own with a page open. */
  async visit(path: string, visit: Visit = {}): Promise<Page> {
    const page = await this.window(visit);
    await page.goto(path);
    return page;
  }

  /** Closes the story's windows. @returns what their consoles held beyond the browser's own lines */
  async closeWindows(): Promise<string[]> {
    const windows = this.windows.splice(0);
    const complaints = windows.flatMap((window) => window.complaintsSoFar());
    await Promise.all(windows.map((window) => window.close()));
    return complaints;
  }

  async close(): Promise<void> {
    await this.browser?.close();
    await this.platform?.stop();
  }

  private start(place: Pick<PlatformOptions, 'directory' | 'port'> = {}): Promise<RunningPlatform> {
    const { demonstration = true, environment } = this.options;
    return startPlatform({ ...place, demonstration, environment: { RATE_LIMITS: 'off', ...environment } });
  }
}

/** The fixture of a file's stories: opened before them, and no story may leave a complaint in a console. */
export function screenFixture(
  demonstration?: PlatformOptions['demonstration'],
  environment?: PlatformOptions['environment'],
): ScreenFixture {
  const fixture = new ScreenFixture({ demonstration, environment });
  beforeAll(() => fixture.open(), 120_000);
  afterEach(async () => expect(await fixture.closeWindows()).toEqual([]));
  afterAll(() => fixture.close());
  return fixture;
}
