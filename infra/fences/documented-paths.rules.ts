/** How paths of the repository begin. Anything else between backticks is a command, a call or a word. */
const PATH = /^[\w.*<>{},-]+(\/[\w.*<>{},-]*)+$/;
const FILE = /^[\w*<>{},-][\w.*<>{},-]*\.(ts|tsx|mjs|cjs|json|yml|css|md|env)$/;

const CODE_BLOCK = /^```[\s\S]*?^```/gm;
const LINK = /\]\(([^)#:\s]+)\)/g;
const BACKTICKED = /`([^`\n]+)`/g;

/** Every path that a page names: between backticks, also as a word of a command, and as the target of a link, relative to `folder`. */
export function pathsNamedIn(page: string, folder = ''): string[] {
  const text = page.replace(CODE_BLOCK, '');
  const words = [...text.matchAll(BACKTICKED)].flatMap(([, span = '']) => span.split(' '));
  const links = [...page.matchAll(LINK), ...page.matchAll(/src="([^"]+)"/g)].map(([, target = '']) => folder + target);
  return [...new Set([...words.filter((word) => PATH.test(word) || FILE.test(word)), ...links])];
}

/** The paths among `named` without a file. A path that begins with a top folder is complete, any other is the end of a path. */
export function missingPaths(named: readonly string[], files: readonly string[]): string[] {
  const tops = new Set(files.filter((file) => file.includes('/')).map(topOf));
  return named.filter((path) => alternatives(path).some((one) => !files.some((file) => leadsTo(one, tops).test(file))));
}

/** `{a,b}` stands for each of its values. */
function alternatives(path: string): string[] {
  const [, before, values, after] = /^([^{]*)\{([^}]*)\}(.*)$/.exec(path) ?? [];
  if (values === undefined) return [path];
  return values.split(',').flatMap((value) => alternatives(`${before}${value}${after}`));
}

/** `*` and `<owner>` stand for part of a name; `dist` is built from `src`; a folder is found by any file in it. */
function leadsTo(path: string, tops: ReadonlySet<string>): RegExp {
  const source = path.replace('/dist/', '/src/').replace(/\/src\/(.*)\.js$/, '/src/$1.ts');
  const pattern = source
    .replace(/\/$/, '')
    .replace(/[.+]/g, '\\$&')
    .replace(/<[\w-]+>|\*+/g, '[^/]*');
  const isFromTop = tops.has(topOf(source));
  return new RegExp(`${isFromTop ? '^' : '(^|/)'}${pattern}(/|$)`);
}

const topOf = (path: string): string => path.slice(0, path.indexOf('/') + 1);
