import {
  packagesIn,
  undeclaredPackages,
  unusedPackages,
  type Workspace,
  withExceptions,
} from './declared-packages.rules.js';

const top: Workspace = { folder: '', name: 'pothik', declared: ['jest'], files: [] };
const workspace = (text: string, declared: string[] = [], file = 'services/ride/src/a.ts'): Workspace[] => [
  { folder: 'services/ride', name: '@pothik/ride', declared, files: [{ file, text }] },
  top,
];

describe('the packages in a text', () => {
  it.each([
    ["import { z } from 'zod';", ['zod']],
    ["import 'maplibre-gl/dist/maplibre-gl.css';", ['maplibre-gl']],
    ["export * from '@nestjs/common';", ['@nestjs/common']],
    ["const page = await import('recharts');", ['recharts']],
    ["require.resolve('@fontsource/hind-siliguri/package.json')", ['@fontsource/hind-siliguri']],
    ["jest.mock('sharp');", ['sharp']],
    ["import fs from 'node:fs';\nimport { a } from './a.js';", []],
    ["search.get('from') ?? TODAY, query.get('to')", []],
  ])('of %s', (text, packages) => {
    expect(packagesIn(text)).toEqual(packages);
  });
});

describe('a declared package', () => {
  it('is reported when no file imports it', () => {
    expect(unusedPackages(workspace("import 'zod';", ['zod', 'zustand']))).toContain('services/ride: zustand');
  });

  it('counts as used by the import of what its types describe', () => {
    expect(unusedPackages(workspace("import 'geojson';", ['@types/geojson']))).toEqual(['top: jest']);
  });

  it('of the top may be used anywhere', () => {
    expect(unusedPackages(workspace("import 'jest';"))).toEqual([]);
  });
});

describe('an imported package', () => {
  it('is reported when its workspace does not declare it', () => {
    expect(undeclaredPackages(workspace("import 'zod';"))).toEqual(['services/ride/src/a.ts: zod']);
    expect(undeclaredPackages(workspace("import 'zod';", ['zod']))).toEqual([]);
  });

  it('of the top is for tests alone', () => {
    expect(undeclaredPackages(workspace("import 'jest';"))).toEqual(['services/ride/src/a.ts: jest']);
    expect(undeclaredPackages(workspace("import 'jest';", [], 'services/ride/src/a.spec.ts'))).toEqual([]);
  });

  it('may be the workspace itself', () => {
    expect(undeclaredPackages(workspace("import '@pothik/ride';"))).toEqual([]);
  });
});

it('an exception hides its findings, and is reported when it hides none', () => {
  const exceptions = { 'e2e/old/': 'for an old release', 'top: jest': 'a program' };
  expect(withExceptions(['e2e/old/a.mjs: react', 'infra: zod'], exceptions)).toEqual({
    mistakes: ['infra: zod'],
    outdated: ['top: jest'],
  });
});
