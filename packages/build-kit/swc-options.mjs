import { readFileSync } from 'node:fs';

const { jsc, module } = JSON.parse(readFileSync(new URL('../../.swcrc', import.meta.url), 'utf8'));

/** The repository's .swcrc, read once, so that compiling never depends on the folder it is started in. */
export const swcOptions = { jsc, module, swcrc: false, configFile: false };
