import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's top folder. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
export const inRoot = (...parts) => path.join(ROOT, ...parts);
