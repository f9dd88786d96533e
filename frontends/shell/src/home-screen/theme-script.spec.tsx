import { readFileSync } from 'node:fs';
import path from 'node:path';
import { waitFor } from '@testing-library/react';

const SHELL = path.join(__dirname, '..', '..');
const SCRIPT = readFileSync(path.join(SHELL, 'public', 'theme.js'), 'utf8');
const FOLLOWING = readFileSync(path.join(SHELL, 'index.html'), 'utf8').match(
  /<(meta name="theme-color"|link rel="manifest")[^>]*>/g,
);

const root = document.documentElement;
const manifest = () => document.querySelector('[rel=manifest]')?.getAttribute('href');
const bar = () => document.querySelector('[name=theme-color]')?.getAttribute('content');

/** Starts the page's first script with what an earlier visit left. */
function start({ language, theme }: { language?: 'en' | 'bn'; theme?: 'light' | 'dark' }): void {
  if (language) {
    // biome-ignore lint/suspicious/noDocumentCookie: an earlier visit's choice
    document.cookie = `language=${language}`;
  }
  if (theme) localStorage.setItem('vite-ui-theme', theme);
  new Function(SCRIPT)();
}

beforeEach(() => {
  document.head.innerHTML = FOLLOWING?.join('') ?? '';
});
afterEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: removes the choice
  document.cookie = 'language=; Max-Age=0';
  localStorage.clear();
  document.head.innerHTML = '';
  root.removeAttribute('lang');
  root.removeAttribute('data-theme');
});

describe('the page’s first script', () => {
  it.each(['en', 'bn'] as const)('links the manifest of the stored language, %s', (language) => {
    start({ language });
    expect(manifest()).toBe(`/manifest.${language}.webmanifest`);
  });

  it('links the other manifest when the language changes, and back', async () => {
    start({ language: 'en' });
    root.lang = 'bn';
    await waitFor(() => expect(manifest()).toBe('/manifest.bn.webmanifest'));
    root.lang = 'en';
    await waitFor(() => expect(manifest()).toBe('/manifest.en.webmanifest'));
  });

  it('gives the browser’s bar the colour of the stored theme, and of one that is chosen', async () => {
    start({ theme: 'dark' });
    expect(bar()).toBe('#14110e');
    root.dataset.theme = 'light';
    await waitFor(() => expect(bar()).toBe('#faf8f6'));
  });

  it('keeps the browser’s offer to install the app, which is not put now', () => {
    start({});
    const offer = new Event('beforeinstallprompt', { cancelable: true });
    dispatchEvent(offer);
    expect(globalThis.installOffer).toBe(offer);
    expect(offer.defaultPrevented).toBe(true);
    globalThis.installOffer = undefined;
  });

  it('sets theme and language where a page of the development surface has no manifest', () => {
    document.head.innerHTML = '';
    start({ language: 'bn', theme: 'dark' });
    expect([root.lang, root.dataset.theme, manifest()]).toEqual(['bn', 'dark', undefined]);
  });
});
