import type { Browser, Page } from 'playwright-core';
import { signIn } from '../support/browser-actions.js';
import { type PlatformOptions, startPlatform } from '../support/platform.js';
import type { ReachedPlatform } from '../support/reach-platform.js';
import { sharedBrowser, sharedPlatform } from '../support/shared-world/world.js';
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

/** A platform of a file's own, and why it needs one. */
export interface OwnPlatform extends Pick<PlatformOptions, 'demonstration' | 'environment'> {
  own: string;
}

/** The platform with its demonstration people, and a real Chromium in which every test opens windows of its own. */
export class ScreenFixture {
  private browser?: Browser;
  private windows: PersonsWindow[] = [];

  /** Set by `open`. */
  platform!: ReachedPlatform;
  /** Where windows find the platform, when not at its own address. */
  entrance: string | undefined;

  constructor(private readonly own?: OwnPlatform) {}

  async open(): Promise<void> {
    this.platform = this.own ? await this.start(this.own) : await sharedPlatform();
    this.browser = await sharedBrowser();
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

  private start({ demonstration = true, environment }: OwnPlatform): Promise<ReachedPlatform> {
    return startPlatform({ demonstration, environment: { RATE_LIMITS: 'off', ...environment } });
  }
}

/**
 * A fixture that opens before a file's tests; a test fails when its consoles have errors. Without `own` the platform is the worker's,
 * which other files use before and after: bring your own people, and expect no empty lists.
 */
export function screenFixture(own?: OwnPlatform): ScreenFixture {
  const fixture = new ScreenFixture(own);
  beforeAll(() => fixture.open(), 120_000);
  afterEach(async () => expect(await fixture.closeWindows()).toEqual([]));
  afterAll(() => fixture.close());
  return fixture;
}
