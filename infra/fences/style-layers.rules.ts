/** A block of a sheet, or a statement without one such as `@import`. */
export interface StyleBlock {
  /** What stands before the brace: a selector, or an at-rule. */
  head: string;
  inner?: readonly StyleBlock[];
}

/** The order that `packages/ui-kit/src/styles/index.css` declares: a later layer wins, whatever the selectors. */
export const LAYER_ORDER = '@layer theme, base, components, shell, remotes, features';

const KIT = 'packages/ui-kit/';
const SHELL = 'frontends/shell/';
/** Why a sheet stands in no layer. */
export const UNLAYERED: Readonly<Record<string, string>> = {
  'packages/ui-kit/src/styles/toasts.css': 'the library of the toasts adds its own sheet without a layer to the page',
};

/** Reads a sheet; comments and the texts of strings are left out. */
export function styleBlocks(css: string): StyleBlock[] {
  const text = css.replace(/\/\*.*?\*\//gs, '').replace(/"[^"]*"|'[^']*'/g, "''");
  const open: StyleBlock[][] = [[]];
  for (const [, head = '', end] of text.matchAll(/([^{};]*)([{};])/g)) {
    const at = open.at(-1) ?? [];
    if (head.trim() !== '' && end !== '{') at.push({ head: tidy(head) });
    if (end === '}') open.pop();
    if (end !== '{') continue;
    const inner: StyleBlock[] = [];
    at.push({ head: tidy(head), inner });
    open.push(inner);
  }
  return open[0] ?? [];
}

const tidy = (text: string) => text.trim().replace(/\s+/g, ' ');

/** The layers that a sheet of this file may use. */
function layersOf(file: string): readonly string[] {
  if (file.startsWith(KIT)) return ['theme', 'base', 'components'];
  return [file.startsWith(SHELL) ? 'shell' : 'remotes', 'features'];
}

/** What a sheet has outside the layers of its workspace. */
export function outsideLayers(file: string, css: string): string[] {
  if (file in UNLAYERED) return [];
  const allowed = layersOf(file).map((layer) => `@layer ${layer}`);
  return styleBlocks(css)
    .filter(({ head, inner }) =>
      inner ? !allowed.includes(head) : !head.startsWith('@import') && head !== LAYER_ORDER,
    )
    .map(({ head }) => `${file}: ${head}`);
}

const CLASS = /\.[a-zA-Z][\w-]*/g;
/** On paper a page may leave out what frames it. */
const PRINT = '@media print';
const AT_RULE_OF_RULES = /^@(layer|media|container|supports) /;

/** The selectors of the features' layer. */
export function featureSelectors(css: string): string[] {
  return styleBlocks(css).flatMap((block) => (block.head === '@layer features' ? selectorsIn(block) : []));
}

const selectorsIn = ({ head, inner = [] }: StyleBlock): string[] => {
  if (head === PRINT) return [];
  if (AT_RULE_OF_RULES.test(head)) return inner.flatMap(selectorsIn);
  return head.startsWith('@') ? [] : apart(head);
};

/** A list of selectors, split at the commas outside brackets. */
function apart(list: string): string[] {
  let depth = 0;
  const marked = [...list].map((letter) => {
    depth += Number(letter === '(') - Number(letter === ')');
    return letter === ',' && depth === 0 ? '\n' : letter;
  });
  return marked.join('').split('\n').map(tidy);
}

/**
 * Selectors of features without a class of their own sheet: two such sheets could style the same element, and the one that a
 * page loads last would win.
 */
export function sharedSelectors(sheets: Readonly<Record<string, string>>): string[] {
  const selectors = Object.entries(sheets).map(([file, css]) => ({ file, found: featureSelectors(css) }));
  const usedBy = new Map<string, Set<string>>();
  for (const { file, found } of selectors)
    for (const name of found.join(' ').match(CLASS) ?? []) usedBy.set(name, (usedBy.get(name) ?? new Set()).add(file));
  const isOwn = (name: string) => usedBy.get(name)?.size === 1 && !/^\.(ui|lucide)/.test(name);
  return selectors.flatMap(({ file, found }) =>
    found.filter((selector) => !(selector.match(CLASS) ?? []).some(isOwn)).map((selector) => `${file}: ${selector}`),
  );
}
