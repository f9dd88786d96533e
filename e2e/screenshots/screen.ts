import type { Page } from 'playwright-core';
import type { PlatformAddresses } from '../support/people.js';
import type { Look } from './looks.table.js';

/** Something the browser remembers from before. */
export interface Kept {
  place: 'localStorage' | 'sessionStorage';
  key: string;
  value: string;
}

/** Where a screen is met: by whom, at which address, remembering what. */
export interface Scene {
  /** The e-mail of the person signed in; nobody when left out. */
  as?: string;
  path: string;
  kept?: Kept;
}

/** A screen in one of its states. */
export interface Screen extends Scene {
  /** The beginning of a picture's name. */
  name: string;
  /** CSS selector of what only this state has; selectors, because names are in two languages. */
  shows: string;
  /** The page from top to bottom instead of what the window holds. */
  whole?: boolean;
  /** The only device that has this screen. */
  only?: Look['device'];
  /** Brings people into the state through the API, once for all looks; what it answers replaces the scene's own. */
  prepare?(platform: PlatformAddresses): Promise<Partial<Scene> | undefined>;
  /** The act uses up what was prepared: it is prepared anew for each look. */
  usedUp?: boolean;
  /** What is done on the loaded page before the picture. */
  act?(page: Page): Promise<void>;
}
