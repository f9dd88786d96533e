export { KnownBrowserCookies } from './known-browser.cookies.js';
export { KnownBrowsersModule } from './known-browsers.module.js';
