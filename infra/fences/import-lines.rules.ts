/** An import, read from the text of a file; `names` is undefined where it imports everything. */
export interface NamedImport {
  specifier: string;
  names: { name: string; isType: boolean }[] | undefined;
}

/** The exports of a file: its own names, re-exported names and re-exported files. */
export interface Exported {
  names: { name: string; isType: boolean; from?: string }[];
  stars: string[];
}

const BRACES = /(?:^|\n)\s*(import|export)\s+(type\s+)?(?:[\w$]+\s*,\s*)?\{([^}]*)\}(?:\s*from\s*['"]([^'"]+)['"])?/g;
const WHOLE =
  /(?:import\s+(?:type\s+)?\*\s+as\s+[\w$]+\s+from|(?:\bimport|\brequire|jest\.\w+)\s*\()\s*['"]([^'"]+)['"]/g;
const STAR = /(?:^|\n)export\s+(?:type\s+)?\*\s+from\s+['"]([^'"]+)['"]/g;
const DECLARED =
  /(?:^|\n)export\s+(?:declare\s+)?(?:async\s+)?(?:abstract\s+)?(const|let|function\*?|class|enum|interface|type)\s+([\w$]+)/g;

function namesIn(list: string, allTypes: boolean, side: 'first' | 'last') {
  const parts = list.replaceAll(/\/\/.*|\/\*[\s\S]*?\*\//g, '').split(',');
  return parts.flatMap((part) => {
    const words = part.trim().split(/\s+/);
    const isType = allTypes || (words[0] === 'type' && words.length > 1);
    const [first, , last] = words[0] === 'type' && words.length > 1 ? words.slice(1) : words;
    const name = side === 'last' ? (last ?? first) : first;
    return name ? [{ name, isType }] : [];
  });
}

/** Every import of a file, re-exports included. */
export function importsIn(text: string): NamedImport[] {
  const named = [...text.matchAll(BRACES)].flatMap(([, , type, list = '', specifier]) =>
    specifier === undefined ? [] : [{ specifier, names: namesIn(list, type !== undefined, 'first') }],
  );
  const whole = [...text.matchAll(WHOLE)].map(([, specifier = '']) => ({ specifier, names: undefined }));
  return [...named, ...whole];
}

/** Every export of a file. */
export function exportsIn(text: string): Exported {
  const passedOn = [...text.matchAll(BRACES)]
    .filter(([, word]) => word === 'export')
    .flatMap(([, , type, list = '', from]) =>
      namesIn(list, type !== undefined, 'last').map((entry) => ({ ...entry, ...(from === undefined ? {} : { from }) })),
    );
  const own = [...text.matchAll(DECLARED)].map(([, kind = '', name = '']) => ({
    name,
    isType: kind === 'interface' || kind === 'type',
  }));
  return { names: [...own, ...passedOn], stars: [...text.matchAll(STAR)].map(([, from = '']) => from) };
}
