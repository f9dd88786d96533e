import { fileURLToPath } from 'node:url';
import { OF_OTHER_LANES } from './test-groups.rules.mjs';

const here = (file) => fileURLToPath(new URL(file, import.meta.url));

/** Packages that exist as ES modules only: Jest runs CommonJS, so they are compiled like our own sources. */
const ES_MODULES_ONLY = [
  '@nestjs',
  'file-type',
  'strtok3',
  'token-types',
  'uint8array-extras',
  'load-esm',
  '@borewit',
  '@tokenizer',
  'cookie',
  'flatqueue',
  'tinypool',
  // Not an ES module itself, but it loads one by import(), which Jest's CommonJS does not support.
  '@fastify/cookie',
  '@noble',
  'jose',
  'mingo',
  // Not an ES module itself, but its `source` condition, which our own packages use, leads to TypeScript.
  'compute-scroll-into-view',
  'openid-client',
  'oauth4webapi',
];

const transformIgnorePatterns = [`/node_modules/(?!(${ES_MODULES_ONLY.join('|')})/)`];

const commonCompiler = { module: { type: 'commonjs' }, sourceMaps: 'inline', swcrc: false };

const backendCompiler = {
  ...commonCompiler,
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
    keepClassNames: true,
  },
};

const webCompiler = {
  ...commonCompiler,
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
  },
};

/** @type {import('jest').Config} Node tests: every `*.spec.ts`, including `*.int.spec.ts`. */
export const backendProject = {
  displayName: 'backend',
  testPathIgnorePatterns: ['/node_modules/', OF_OTHER_LANES],
  testEnvironment: 'node',
  testEnvironmentOptions: { customExportConditions: ['source', 'require', 'node', 'node-addons'] },
  testMatch: ['**/*.spec.ts'],
  transform: { '^.+\\.(ts|[cm]?js)$': ['@swc/jest', backendCompiler] },
  transformIgnorePatterns,
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  moduleFileExtensions: ['ts', 'js', 'mjs', 'cjs', 'json', 'node'],
  modulePathIgnorePatterns: ['/dist/'],
};

/** @type {import('jest').Config} Browser tests in jsdom: `*.spec.tsx`. */
export const webProject = {
  displayName: 'web',
  testEnvironment: here('./jsdom-environment.cjs'),
  // Without this jsdom resolves the "browser" condition, which gives ES modules.
  testEnvironmentOptions: { customExportConditions: ['source', 'require', 'node'] },
  setupFilesAfterEnv: [here('./jest-web-setup.cjs')],
  testMatch: ['**/*.spec.tsx'],
  transform: { '^.+\\.(tsx?|[cm]?js)$': ['@swc/jest', webCompiler] },
  transformIgnorePatterns,
  moduleNameMapper: { '\\.css$': here('./css-module.cjs'), '^(\\.{1,2}/.*)\\.js$': '$1' },
  moduleFileExtensions: ['tsx', 'ts', 'js', 'mjs', 'cjs', 'json', 'node'],
  modulePathIgnorePatterns: ['/dist/'],
};
