import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from './paths.mjs';
import { hasTag } from './screens-that-matter.rules.mjs';

const FOLDER = inRoot('e2e', 'screens');

/** The spec files of screens whose first comment has the tag `@matters`. */
export const screensThatMatter = () =>
  readdirSync(FOLDER)
    .filter((name) => name.endsWith('.e2e.spec.ts'))
    .map((name) => path.join(FOLDER, name))
    .filter((file) => hasTag(readFileSync(file, 'utf8')));
