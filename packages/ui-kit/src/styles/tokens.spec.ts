import { readFileSync } from 'node:fs';
import path from 'node:path';

type Tokens = Record<string, string>;
type ThemeName = 'light' | 'dark';

const css = ['scales.css', 'tokens.css']
  .map((file) => readFileSync(path.join(__dirname, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, ''))
  .join('\n');

function tokensOf(theme: ThemeName): Tokens {
  const tokens: Tokens = {};
  for (const [, selector = '', body = ''] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    if (/lang|@media/.test(selector)) continue;
    const isDark = /^\s*\[data-theme=.dark.\]\s*$/.test(selector);
    if (isDark !== (theme === 'dark')) continue;
    for (const [, name = '', value = ''] of body.matchAll(/--([\w-]+)\s*:\s*([^;]+)/g)) tokens[name] = value.trim();
  }
  return tokens;
}

const light = tokensOf('light');
const dark = tokensOf('dark');

function colour(name: string, theme: ThemeName): string {
  const value = (theme === 'dark' ? dark[name] : undefined) ?? light[name];
  if (!value) throw new Error(`There is no token --${name}.`);
  const reference = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  return reference ? colour(reference, theme) : value;
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(front: string, ground: string, theme: ThemeName): number {
  const [darker = 0, lighter = 0] = [luminance(colour(front, theme)), luminance(colour(ground, theme))].sort(
    (one, other) => one - other,
  );
  return (lighter + 0.05) / (darker + 0.05);
}

const TEXT_PAIRS: Record<string, string> = {
  text: 'background surface raised sunken hover selected primary-soft progress-soft warning-soft danger-soft',
  muted: 'background surface raised sunken hover selected primary-soft progress-soft',
  'on-primary': 'primary primary-hover primary-active',
  'primary-text': 'background surface raised primary-soft selected',
  'on-progress': 'progress',
  'progress-text': 'background surface raised progress-soft',
  'warning-text': 'surface raised warning-soft',
  'info-text': 'info-soft raised',
  'on-danger': 'danger danger-hover',
  'danger-text': 'background surface raised sunken danger-soft',
  'on-deep': 'deep',
  'on-deep-muted': 'deep',
  'plate-ink': 'plate-bg',
  'map-label': 'map-land map-halo map-trunk',
  'map-label-road': 'map-land map-halo map-trunk',
};

const EDGE_PAIRS: Record<string, string> = {
  'border-strong': 'surface background raised',
  'primary-line': 'surface',
  progress: 'surface background',
  danger: 'surface',
  focus: 'surface background raised',
  'chart-1': 'surface',
  'chart-2': 'surface',
  'chart-3': 'surface',
  'chart-4': 'surface',
  'chart-5': 'surface',
  'chart-6': 'surface',
  'map-route': 'map-land map-route-case',
  'map-route-plan': 'map-land map-route-case',
  'mk-ink': 'mk-fill map-land',
};

const pairsOf = (table: Record<string, string>) =>
  Object.entries(table).flatMap(([front, grounds]) => grounds.split(' ').map((ground) => [front, ground] as const));

describe.each(['light', 'dark'] as const)('the %s theme', (theme) => {
  it.each(pairsOf(TEXT_PAIRS))('%s is readable on %s', (front, ground) => {
    expect(contrast(front, ground, theme)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(pairsOf(EDGE_PAIRS))('%s is an edge one sees on %s', (front, ground) => {
    expect(contrast(front, ground, theme)).toBeGreaterThanOrEqual(3);
  });
});
