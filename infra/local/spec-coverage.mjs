// node infra/local/spec-coverage.mjs: writes docs/spec-coverage.md from the quotes in the names of the tests.
import { runNode } from './run.mjs';

const register = new URL('../../packages/build-kit/swc-register.mjs', import.meta.url).href;
const program = 'infra/src/specification/write-page.ts';
process.exitCode = await runNode(['--import', register, '-C', 'source', program]);
