import { featureSelectors, outsideLayers, sharedSelectors, styleBlocks } from './style-layers.rules.js';

const REMOTE = 'frontends/admin/src/styles.css';
const SHELL = 'frontends/shell/src/styles/home.css';
const KIT = 'packages/ui-kit/src/styles/fields.css';

describe('style layers', () => {
  it('reads nested blocks, without comments and strings', () => {
    const css =
      "/* .x { } */ @import './a.css'; @layer remotes { @media (min-width: 1rem) { .a::before { content: '}'; } } }";
    expect(styleBlocks(css)).toEqual([
      { head: "@import ''" },
      {
        head: '@layer remotes',
        inner: [
          {
            head: '@media (min-width: 1rem)',
            inner: [{ head: '.a::before', inner: [{ head: "content: ''" }] }],
          },
        ],
      },
    ]);
  });

  it.each([
    [REMOTE, '@layer remotes { .admin-a { margin: 0; } } @layer features { .admin-b { margin: 0; } }'],
    [SHELL, "@import './frame.css'; @layer shell { .shell-a { margin: 0; } }"],
    [KIT, '@layer theme, base, components, shell, remotes, features; @layer base { p { margin: 0; } }'],
    ['packages/ui-kit/src/styles/toasts.css', '.ui-toast { margin: 0; }'],
  ])('allows in %s %s', (file, css) => {
    expect(outsideLayers(file, css)).toEqual([]);
  });

  it.each([
    [REMOTE, '@layer remotes { .admin-a { margin: 0; } } .admin-b { margin: 0; }', '.admin-b'],
    [REMOTE, '@media print { .admin-b { margin: 0; } }', '@media print'],
    [REMOTE, '@layer shell { .admin-b { margin: 0; } }', '@layer shell'],
    [SHELL, '@layer components { .shell-a { margin: 0; } }', '@layer components'],
    [KIT, '@layer features { .ui-a { margin: 0; } }', '@layer features'],
    [KIT, '@layer base, theme;', '@layer base, theme'],
  ])('refuses in %s %s', (file, css, found) => {
    expect(outsideLayers(file, css)).toEqual([`${file}: ${found}`]);
  });

  it('finds the selectors of features, also within a condition, not those of other layers, of frames and of paper', () => {
    const css = `@layer remotes { .admin-a { margin: 0; } }
      @layer features {
        .admin-b:is(.c, :nth-child(2), .d), .admin-e > p { margin: 0; }
        @media (min-width: 1rem) { .admin-f { margin: 0; } }
        @keyframes turn { from { margin: 0; } }
        @media print { .ui-sidebar { display: none; } }
      }`;
    expect(featureSelectors(css)).toEqual(['.admin-b:is(.c, :nth-child(2), .d)', '.admin-e > p', '.admin-f']);
  });

  it('finds selectors of features without a class of their own sheet', () => {
    const feature = (selectors: string) => `@layer features { ${selectors} { margin: 0; } }`;
    const sheets = {
      'one.css': feature('.admin-a, .admin-shared, .ui-button, .admin-a > .admin-shared'),
      'other.css': feature('.admin-b > .ui-button, .admin-b .admin-shared, h1'),
    };
    expect(sharedSelectors(sheets)).toEqual(['one.css: .admin-shared', 'one.css: .ui-button', 'other.css: h1']);
  });
});
