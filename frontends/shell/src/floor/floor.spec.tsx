import { readFileSync } from 'node:fs';
import path from 'node:path';
import { BROWSERS } from '@pothik/build-kit/browsers';
import { transformSync } from '@swc/core';

const PAGE = readFileSync(path.join(__dirname, '..', '..', 'index.html'), 'utf8');
const SCRIPT = /<script nonce="__NONCE__">([\s\S]*?)<\/script>/.exec(PAGE)?.[1] ?? '';

/** The first versions that have each needed feature, by MDN's tables. */
const SINCE: Record<string, Record<'chrome' | 'edge' | 'firefox' | 'safari' | 'ios_saf', number>> = {
  'Array.prototype.at': { chrome: 92, edge: 92, firefox: 90, safari: 15.4, ios_saf: 15.4 },
  'Array.prototype.findLast': { chrome: 97, edge: 97, firefox: 104, safari: 15.4, ios_saf: 15.4 },
  'Object.hasOwn': { chrome: 93, edge: 93, firefox: 92, safari: 15.4, ios_saf: 15.4 },
  'Promise.any': { chrome: 85, edge: 85, firefox: 79, safari: 14, ios_saf: 14 },
  structuredClone: { chrome: 98, edge: 98, firefox: 94, safari: 15.4, ios_saf: 15.4 },
  AbortController: { chrome: 66, edge: 16, firefox: 57, safari: 12.1, ios_saf: 12.2 },
  ReadableStream: { chrome: 43, edge: 14, firefox: 65, safari: 10.1, ios_saf: 10.3 },
  ':has()': { chrome: 105, edge: 105, firefox: 121, safari: 15.4, ios_saf: 15.4 },
};

const neededBy = (script: string): string[] => {
  const list = /var needed = \{([\s\S]*?)\n {8}\};/.exec(script)?.[1] ?? '';
  return [...list.matchAll(/^ {10}(?:'([^']+)'|(\w+)): /gm)].map(([, quoted, plain]) => quoted ?? plain ?? '');
};

/** Runs the script in this page as a browser that lacks what is set to undefined. */
function run(): void {
  document.documentElement.removeAttribute('data-too-old');
  document.body.innerHTML = '<div id="root"></div>';
  new Function(SCRIPT)();
}

/** What the script asks of a browser, beside what this test's own has not: style sheets' support. */
beforeEach(() => {
  Object.defineProperty(globalThis, 'CSS', { value: { supports: () => true }, configurable: true });
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'CSS');
  document.documentElement.removeAttribute('data-too-old');
  document.body.innerHTML = '';
});

const said = () => document.querySelector('[role=alert]')?.textContent ?? '';

describe('the page’s floor', () => {
  it('is written in ES5', () => {
    const as = (target: 'es5' | 'es2022') =>
      transformSync(SCRIPT, {
        jsc: { target, minify: { compress: false, mangle: false, format: { asciiOnly: true } } },
        minify: true,
      }).code;
    expect(as('es5')).toBe(as('es2022'));
  });

  it('asks for nothing that the oldest browsers lack', () => {
    expect(neededBy(SCRIPT).sort()).toEqual(Object.keys(SINCE).sort());
    for (const line of BROWSERS) {
      const [, browser, version] = /^(\w+) >= ([\d.]+)$/.exec(line) ?? [];
      for (const [feature, since] of Object.entries(SINCE))
        expect([feature, browser, since[browser as keyof typeof since] <= Number(version)]).toEqual([
          feature,
          browser,
          true,
        ]);
    }
  });

  it('says nothing in a browser that has all of it', () => {
    run();
    expect(said()).toBe('');
  });

  it('says in both languages that a browser without Array.prototype.at is too old', () => {
    const at = Array.prototype.at;
    Reflect.deleteProperty(Array.prototype, 'at');
    run();
    Array.prototype.at = at;
    expect(said()).toMatch(/is too old for Pothik\. Update .*, then open this page again\./);
    expect(said()).toContain('এতে পথিক চলে না।');
  });

  it('says it of a syntax that the browser does not know', () => {
    run();
    const filename = `${location.origin}/js/main.js`;
    dispatchEvent(new ErrorEvent('error', { filename, error: new SyntaxError('Unexpected token {') }));
    expect(said()).toContain('is too old for Pothik.');
    expect(said()).not.toContain('Unexpected token');
  });

  it('says that the page did not start when its code fails before anything is shown', () => {
    run();
    dispatchEvent(new ErrorEvent('error', { filename: `${location.origin}/js/main.js`, error: new TypeError('c.at') }));
    expect(said()).toContain('This page did not start.');
    expect(said()).toContain('পাতাটি চালু হয়নি।');
    expect(said()).not.toContain('c.at');
  });

  it('leaves a page that is shown, and errors of other origins, alone', () => {
    run();
    dispatchEvent(new ErrorEvent('error', { filename: 'chrome-extension://x/y.js', error: new TypeError('x') }));
    expect(said()).toBe('');
    document.getElementById('root')?.append('the page');
    dispatchEvent(new ErrorEvent('error', { filename: `${location.origin}/js/a.js`, error: new TypeError('x') }));
    expect(said()).toBe('');
  });
});

it('a browser without scripts reads why nothing is shown, in both languages', () => {
  const instead = /<noscript>([\s\S]*?)<\/noscript>/.exec(PAGE)?.[1] ?? '';
  expect(instead).toContain('Pothik needs JavaScript.');
  expect(instead).toContain('পথিক চালাতে জাভাস্ক্রিপ্ট লাগে।');
});
