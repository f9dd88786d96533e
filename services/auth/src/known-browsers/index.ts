export { KnownBrowserCookies } from './known-browser.cookies.js';
