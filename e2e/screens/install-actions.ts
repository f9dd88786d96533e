import type { Page } from 'playwright-core';

/** What Chromium does on its own where the app can be installed; the one of the tests does not. */
const OFFER = `
  const prompt = async () => { globalThis.wasPrompted = true; };
  const offer = new Event('beforeinstallprompt', { cancelable: true });
  dispatchEvent(Object.assign(offer, { prompt, userChoice: Promise.resolve({}) }));
`;
/** What tells a page that it is in a tab of iOS, which offers nothing: the events only have it look again. */
const IOS = `
  Object.defineProperty(navigator, 'standalone', { configurable: true, value: false });
  dispatchEvent(new Event('beforeinstallprompt'));
  globalThis.installOffer = undefined;
  dispatchEvent(new Event('appinstalled'));
`;

/** Has the browser offer to install the app. */
export const offerToInstall = (page: Page): Promise<void> => page.evaluate(OFFER);

/** Has the browser be one of iOS, which offers nothing by itself. */
export const becomeIos = (page: Page): Promise<void> => page.evaluate(IOS);

/** Whether the browser's own question was put. */
export const wasPrompted = (page: Page): Promise<boolean> => page.evaluate('globalThis.wasPrompted === true');
