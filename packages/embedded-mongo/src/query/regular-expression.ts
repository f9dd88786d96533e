import type { Value } from '../values/document.js';
import { numbered } from '../values/errors.js';

const FLAGS = 'imsu';
const LITERAL_PREFIX = /^\^([\w\- @:]+)/;

function withoutExtendedSpace(source: string): string {
  return source.replace(/\\.|\[[^\]]*\]|\s+|#.*$/gm, (part) => (/^[\s#]/.test(part) ? '' : part));
}

/** A JavaScript expression for a received pattern; supports leading `(?i)` flags and option x. */
export function toRegularExpression(pattern: Value, options?: string): RegExp {
  let source: string =
    typeof pattern === 'string' ? pattern : pattern instanceof RegExp ? pattern.source : pattern.pattern;
  let flags: string = options ?? (pattern instanceof RegExp ? pattern.flags : pattern.options) ?? '';
  const inline = /^\(\?([imsx]+)\)/.exec(source);
  if (inline) {
    source = source.slice(inline[0].length);
    flags += inline[1];
  }
  if (flags.includes('x')) {
    source = withoutExtendedSpace(source);
  }
  try {
    return new RegExp(source, [...new Set(flags)].filter((flag) => FLAGS.includes(flag)).join(''));
  } catch (error) {
    throw numbered(51091, `Regular expression is invalid: ${(error as Error).message}`);
  }
}

/** The literal text every match begins with, when the expression is `^text…`: a range for an index. */
export function literalPrefix(expression: RegExp): string | undefined {
  const match = LITERAL_PREFIX.exec(expression.source);
  if (!match || expression.flags.includes('i') || expression.flags.includes('m') || expression.source.includes('|')) {
    return undefined;
  }
  const next = expression.source[match[0].length];
  const [, literal = ''] = match;
  const prefix = next !== undefined && '*?{'.includes(next) ? literal.slice(0, -1) : literal;
  return prefix || undefined;
}
