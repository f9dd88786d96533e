import type { Page } from 'playwright-core';
import type { PlatformAddresses } from '../support/people.js';
import type { Look } from './looks.table.js';

/** An entry in browser storage from an earlier visit. */
export interface StoredEntry {
  storage: 'localStorage' | 'sessionStorage';
  key: string;
  value: string;
}

/** How a screen is reached: who is signed in, at which address, with which stored entry. */
export interface Scene {
  /** The e-mail of the person signed in; nobody when left out. */
  as?: string;
  path: string;
  stored?: StoredEntry;
}

/** A screen in one of its states. */
export interface Screen extends Scene {
  /** The beginning of a screenshot's name. */
  name: string;
  /** CSS selector of an element that only this state has; names would differ by language. */
  shows: string;
  /** The whole page instead of the window's content. */
  whole?: boolean;
  /** The only device that has this screen. */
  only?: Look['device'];
  /** Prepares the state through the API, once for all looks; what it returns overrides the scene. */
  prepare?(platform: PlatformAddresses): Promise<Partial<Scene> | undefined>;
  /** The action uses up what was prepared: it is prepared again for each look. */
  usedUp?: boolean;
  /** What is done on the loaded page before the screenshot. */
  action?(page: Page): Promise<void>;
}

/** Of a platform whose screens are shown: rides that are faster than cars come under review, all others count. */
export const GALLERY_ENVIRONMENT = { RATE_LIMITS: 'off', RIDE_FASTEST_KMH: '120' } as const;
