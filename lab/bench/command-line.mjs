import { parseArgs } from 'node:util';

const EVERYWHERE = {
  tree: { type: 'string', multiple: true, default: [] },
  json: { type: 'string' },
  quick: { type: 'boolean', default: false },
};

/**
 * What a bench is asked for.
 * @param {readonly string[]} words
 * @param {Record<string, readonly [usual: number, quick: number]>} plan the bench's own options
 * @returns {{ trees: string[], file: string | undefined, plan: Record<string, number> }}
 * @throws {Error} naming an unknown option, or one that is not a number
 */
export function readCommandLine(words, plan) {
  const own = Object.fromEntries(Object.keys(plan).map((name) => [name, { type: 'string' }]));
  const { values } = parseArgs({ args: [...words], options: { ...EVERYWHERE, ...own } });
  const numbers = Object.entries(plan).map(([name, [usual, quick]]) => {
    const number = Number(values[name] ?? (values.quick ? quick : usual));
    if (!(number >= 0)) throw new Error(`--${name} is a number, not '${values[name]}'.`);
    return [name, number];
  });
  return { trees: values.tree, file: values.json, plan: Object.fromEntries(numbers) };
}
