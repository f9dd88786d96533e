import { readFileSync } from 'node:fs';

const { jsc, module } = JSON.parse(readFileSync(new URL('../../.swcrc', import.meta.url), 'utf8'));

/** The repository's .swcrc, read once, so that compiling does not depend on the working directory. */
export const swcOptions = { jsc, module, swcrc: false, configFile: false };
