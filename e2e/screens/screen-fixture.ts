import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../support/browser.js';
import { signIn } from '../support/browser-actions.js';
import { type PlatformOptions, type RunningPlatform, startPlatform } from '../support/platform.js';
import { type OpenedWindow, PersonsWindow } from '../support/window.js';

/** Demonstration people that no other test file uses; they are defined in infra/src/demonstration. */
export const PEOPLE = {
  rider: 'rider@pothik.test',
  driver: 'driver@pothik.test',
  admin: 'admin@pothik.test',
  superAdmin: 'super@pothik.test',
} as const;

export interface Visit extends OpenedWindow {
  /** The e-mail of the signed-in person; nobody when left out. */
  as?: string;
}

/** The platform with its demonstration people, and a real Chromium in which every test opens windows of its own. */
export class ScreenFixture {
  private browser?: Browser;
  private windows: PersonsWindow[] = [];

  /** Set by `open`. */
  platform!: RunningPlatform;
  /** Where windows find the platform, when not at its own address. */
  entrance: string | undefined;

  constructor(private readonly options: PlatformOptions = {}) {}

  async open(): Promise<void> {
    this.platform = await this.start();
    this.browser = await launchBrowser();
  }

  /** Restarts the platform at the same address and with the same data. */
  async restart(): Promise<void> {
    const { directory, port } = this.platform;
    await this.platform.stop({ keepData: true });
    this.platform = await this.start({ directory, port });
  }

  /** Opens a blank window of its own, with somebody signed in. */
  async window({ as, ...options }: Visit = {}): Promise<Page> {
    if (!this.browser) throw new Error('The fixture is not open');
    const window = await PersonsWindow.open(this.browser, this.entrance ?? this.platform.url, options);
    this.windows.push(window);
    if (as) await signIn(window.page, as);
    return window.page;
  }

  /** Opens a page in a window of its own. */
  async visit(path: string, visit: Visit = {}): Promise<Page> {
    const page = await this.window(visit);
    await page.goto(path);
    return page;
  }

  /** Closes the test's windows. @returns console messages other than the browser's own lines */
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

  private start(existing: Pick<PlatformOptions, 'directory' | 'port'> = {}): Promise<RunningPlatform> {
    const { demonstration = true, environment } = this.options;
    return startPlatform({ ...existing, demonstration, environment: { RATE_LIMITS: 'off', ...environment } });
  }
}

/** A fixture that opens before a file's tests; a test fails when its consoles have errors. */
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
