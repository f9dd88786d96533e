import type { Browser, Cookie, Page } from 'playwright-core';
import { leave, openScreen, openWindow, speak } from '../../screenshots/open-screen.js';
import { GALLERY_ENVIRONMENT, type Scene, type Screen } from '../../screenshots/screen.js';
import { Traffic } from '../../screenshots/settled.js';
import { signIn } from '../../support/browser-actions.js';
import { type RunningPlatform, startPlatform } from '../../support/platform.js';
import { sharedBrowser } from '../../support/shared-world/world.js';
import { chooseTextSize } from '../../support/text-size.js';
import type { PersonsWindow, WindowLook } from '../../support/window.js';

/** A named way to show a screen: window, colours, language and text size. */
export interface NamedLook extends Required<WindowLook> {
  name: string;
  /** The text size of the browser's settings in pixels; the default is 16. */
  textSize?: number;
}

/** Enough for a screen in all its looks on a slow machine, in milliseconds. */
export const SCREEN_WITHIN_MS = 180_000;

/** Examines an open screen. @returns a sentence for each finding */
export type Examination = (page: Page) => Promise<string[]>;

/** The window of a look, reused: a new one would fetch and compile the platform's code again. */
interface Room {
  window: PersonsWindow;
  traffic: Traffic;
  chooseLanguage(): Promise<void>;
}

/** Opens every screen, one after the other. */
export class Gallery {
  private browser?: Browser;
  private platform?: RunningPlatform;
  private readonly rooms = new Map<string, Room>();
  /** Session cookies by e-mail, reused so that each person signs in only once. */
  private readonly sessions = new Map<string, Cookie[]>();

  async open(): Promise<void> {
    this.platform = await startPlatform({ demonstration: 'with seeded rides', environment: GALLERY_ENVIRONMENT });
    this.browser = await sharedBrowser();
  }

  async close(): Promise<void> {
    await this.browser?.close();
    await this.platform?.stop();
  }

  /** Prepares a screen and opens it in each look. @returns the findings and console messages, each with its look */
  async examine(screen: Screen, looks: readonly NamedLook[], examination: Examination): Promise<string[]> {
    if (!this.platform || !this.browser) throw new Error('The gallery is not open');
    const { url } = this.platform;
    let prepared: (Screen & Scene) | undefined;
    const found: string[] = [];
    // An account has 20 sessions, and people log in to prepare screens: an older one may have ended.
    if (screen.as) this.sessions.delete(screen.as);
    for (const look of looks) {
      if (!prepared || screen.usedUp) prepared = { ...screen, ...(await screen.prepare?.(this.platform)) };
      const room = this.rooms.get(look.name) ?? (await newRoom(this.browser, url, look));
      this.rooms.set(look.name, room);
      const sentences = await this.show(room, prepared, examination);
      found.push(...sentences.map((sentence) => `${look.name}: ${sentence}`));
    }
    return found;
  }

  private async show(room: Room, screen: Screen & Scene, examination: Examination): Promise<string[]> {
    const { window, traffic } = room;
    const { page } = window;
    const context = page.context();
    const before = window.complaintsSoFar().length;
    await leave(page);
    await page.evaluate('localStorage.clear(); sessionStorage.clear()');
    await context.clearCookies();
    if (screen.as) await this.enterAs(screen.as, page);
    await room.chooseLanguage();
    try {
      await openScreen(page, traffic, screen);
      return [...(await examination(page)), ...window.complaintsSoFar().slice(before)];
    } finally {
      await context.setOffline(false);
      await context.clearPermissions();
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      if (screen.as) this.sessions.set(screen.as, await context.cookies());
    }
  }

  private async enterAs(email: string, page: Page): Promise<void> {
    const session = this.sessions.get(email);
    if (session) await page.context().addCookies(session);
    else await signIn(page, email);
  }
}

async function newRoom(browser: Browser, url: string, look: NamedLook): Promise<Room> {
  const window = await openWindow(browser, url, look);
  if (look.textSize) await chooseTextSize(window.page, look.textSize);
  const chooseLanguage = () => speak(window.page, url, look.language);
  return { window, traffic: new Traffic(window.page), chooseLanguage };
}

/** A gallery that opens before a file's tests and closes after them. */
export function openGallery(): Gallery {
  const gallery = new Gallery();
  beforeAll(() => gallery.open(), 120_000);
  afterAll(() => gallery.close());
  return gallery;
}
