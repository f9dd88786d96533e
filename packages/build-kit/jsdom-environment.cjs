// jsdom lacks APIs that data routers and fetch callers need. They use Node's, with one AbortSignal class for all.
// MessageChannel is omitted on purpose: with Node's a test run never ends.
const { TestEnvironment } = require('jest-environment-jsdom');

const FROM_NODE = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'FormData',
  'Blob',
  'File',
  'AbortController',
  'AbortSignal',
  'TextEncoder',
  'TextDecoder',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'structuredClone',
];

module.exports = class BrowserLikeEnvironment extends TestEnvironment {
  constructor(...parameters) {
    super(...parameters);
    for (const name of FROM_NODE) {
      if (globalThis[name]) this.global[name] = globalThis[name];
    }
    this.global.ResizeObserver ??= class {
      observe() {}
      unobserve() {}
      disconnect() {}
    };
    this.global.matchMedia ??= (media) => ({ matches: false, media, addEventListener() {}, removeEventListener() {} });
    this.global.reportError ??= (error) => this.global.console.error(error);
    // Radix calls these on every element; jsdom has no layout.
    this.global.Element.prototype.scrollIntoView ??= () => {};
    this.global.Element.prototype.hasPointerCapture ??= () => false;
    this.global.Element.prototype.setPointerCapture ??= () => {};
    this.global.Element.prototype.releasePointerCapture ??= () => {};
  }
};
