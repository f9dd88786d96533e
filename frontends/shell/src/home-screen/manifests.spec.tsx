import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { SIDEBAR } from '../layout/sidebar-links';

interface Manifest {
  name: string;
  short_name: string;
  lang: string;
  background_color: string;
  theme_color: string;
  icons: { src: string; sizes: string; type: string; purpose?: string }[];
  shortcuts: { name: string; url: string }[];
}

const SHELL = path.join(__dirname, '..', '..');
const STYLES = path.join(SHELL, '..', '..', 'packages', 'ui-kit', 'src', 'styles');
const textOf = (...file: string[]) => readFileSync(path.join(...file), 'utf8');
const manifestOf = (language: 'en' | 'bn'): Manifest =>
  JSON.parse(textOf(SHELL, 'public', `manifest.${language}.webmanifest`));

const PAGE = textOf(SHELL, 'index.html');
const BANGLA = /^[\u0980-\u09FF ]+$/;

/** The value of a design token in the light or the dark theme. */
function token(name: string, theme: 'light' | 'dark'): string {
  const values = [...textOf(STYLES, 'tokens.css').matchAll(new RegExp(`--${name}: var\\(--([\\w-]+)\\)`, 'g'))];
  const step = values[theme === 'light' ? 0 : 1]?.[1];
  return new RegExp(`--${step}: (#\\w+);`).exec(textOf(STYLES, 'scales.css'))?.[1] ?? '';
}

describe('the manifests', () => {
  const [english, bangla] = [manifestOf('en'), manifestOf('bn')];

  it('install one app, which differs by its words alone', () => {
    const withoutWords = ({ shortcuts, ...manifest }: Manifest) => ({
      ...manifest,
      name: '',
      short_name: '',
      lang: '',
      shortcuts: shortcuts.map(({ url }) => url),
    });
    expect(withoutWords(bangla)).toEqual(withoutWords(english));
    expect(english).toMatchObject({ id: '/', start_url: '/?from=home', display: 'standalone', dir: 'ltr' });
  });

  it('are each in their language', () => {
    const wordsOf = ({ name, short_name, shortcuts }: Manifest) => [
      name,
      short_name,
      ...shortcuts.map((one) => one.name),
    ];
    expect([english.lang, bangla.lang]).toEqual(['en', 'bn']);
    expect([english.short_name, bangla.short_name]).toEqual(['Pothik', 'পথিক']);
    expect(wordsOf(bangla).filter((word) => !BANGLA.test(word))).toEqual([]);
    expect(wordsOf(english).filter((word) => !/^[A-Za-z ]+$/.test(word))).toEqual([]);
  });

  it('have the colours of the design', () => {
    const { background_color, theme_color } = english;
    expect([background_color, theme_color]).toEqual([token('background', 'light'), token('background', 'light')]);
    expect(PAGE).toContain(
      `<meta name="theme-color" content="${theme_color}" data-light="${theme_color}" data-dark="${token('background', 'dark')}">`,
    );
  });

  it('have a picture for every device: 192 and 512 pixels, and one that may be cut', () => {
    expect(english.icons.map(({ sizes, type, purpose = 'any' }) => [sizes, type, purpose])).toEqual([
      ['192x192', 'image/png', 'any'],
      ['512x512', 'image/png', 'any'],
      ['512x512', 'image/png', 'maskable'],
    ]);
    const touchIcon = /<link rel="apple-touch-icon" href="([^"]+)">/.exec(PAGE)?.[1] ?? '';
    const files = [...english.icons.map(({ src }) => src), touchIcon];
    expect(files.filter((file) => !existsSync(path.join(SHELL, 'public', file)))).toEqual([]);
    expect(touchIcon).toBe(english.icons.find(({ purpose }) => purpose === 'maskable')?.src);
  });

  it('lead riders and drivers each to a page of theirs', () => {
    const [ofRiders, ofDrivers, ...more] = english.shortcuts.map(({ url }) => url);
    expect(SIDEBAR.RIDER.map(({ to }) => to)).toContain(ofRiders);
    expect(SIDEBAR.DRIVER.map(({ to }) => to)).toContain(ofDrivers);
    expect(more).toEqual([]);
  });
});
