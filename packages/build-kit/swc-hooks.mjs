import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { transform } from '@swc/core';
import { swcOptions } from './swc-options.mjs';

const RELATIVE_JS = /^\.{1,2}\/.*\.js$/;

/** TypeScript sources import './x.ts' as './x.js'. */
export async function resolve(specifier, context, next) {
  if (!RELATIVE_JS.test(specifier) || !context.parentURL?.endsWith('.ts')) return next(specifier, context);
  try {
    return await next(specifier.replace(/\.js$/, '.ts'), context);
  } catch (error) {
    if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
    return next(specifier, context);
  }
}

export async function load(url, context, next) {
  if (!url.startsWith('file:') || !url.endsWith('.ts')) return next(url, context);
  const source = await readFile(new URL(url), 'utf8');
  const { code } = await transform(source, { ...swcOptions, sourceMaps: 'inline', filename: fileURLToPath(url) });
  return { format: 'module', source: code, shortCircuit: true };
}
