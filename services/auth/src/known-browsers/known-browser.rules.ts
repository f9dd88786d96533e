import { KNOWN_BROWSER_MS } from '@pothik/contracts/auth';

/** What a browser's signed cookie says. */
export interface KnownBrowser {
  /** The account that it signed in to last. */
  accountId: string;
  /** Random; its failed log-ins are counted under it. */
  browserId: string;
  /** When it last signed in or refreshed its session. */
  at: Date;
}

/** A browser is known to the account that it signed in to last, for 180 days. */
export const isKnownTo = ({ accountId, at }: KnownBrowser, id: string, now: Date): boolean =>
  accountId === id && now.getTime() - at.getTime() < KNOWN_BROWSER_MS;
