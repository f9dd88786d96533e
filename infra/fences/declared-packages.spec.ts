import path from 'node:path';
import { type Exceptions, undeclaredPackages, unusedPackages, withExceptions } from './declared-packages.rules.js';
import { workspacesOf } from './workspaces.js';

const workspaces = workspacesOf(path.join(__dirname, '..', '..'));

/** Declared and imported by no file. */
const USED_WITHOUT_IMPORT: Exceptions = {
  'e2e: @pothik/infra': 'imported by path, as its scripts are; a change of infra tests the stories',
  'top: @biomejs/biome': 'a program: lint and format',
  'top: @swc/jest': 'named by the presets of Jest',
  'top: @types/node': 'the types of node: modules',
  'top: dependency-cruiser': 'a program: the fences',
  'top: typescript': 'dependency-cruiser reads sources with it',
  'top: typescript-seven': 'a program: the type check',
  'frontends/admin: react-dom': 'recharts requires it as a peer',
  'packages/ui-kit: react-dom': 'radix-ui and sonner require it as a peer',
};

/** Imported by a file whose workspace does not declare it. */
const PROVIDED_OTHERWISE: Exceptions = {
  'packages/build-kit/csp.mjs: sonner': 'reads the style that the ui-kit’s copy inserts',
  'packages/build-kit/jest-web-setup.cjs: sonner': 'empties the ui-kit’s copy between tests',
  'packages/build-kit/production-router.mjs: react-router': 'changes the copy of the frontends',
  'packages/build-kit/remote.spec.ts': 'the text of a remote that is built',
  'packages/build-kit/shared-icons.mjs: @pothik/ui-kit': 'lists the icons of the copy that frontends have',
  'e2e/screens/former-federation/': 'built in place of the shell’s own files, with its packages',
  'infra/page-budgets/': 'measures with the browser of e2e',
  'lab/': 'uses the packages of the workspaces beside it, and declares what is its own',
  'infra/deployment/carried-packages.rules.spec.ts': 'texts of examples',
  'infra/fences/planted-violations.ts': 'texts of violations',
  'infra/fences/declared-packages.': 'texts of examples',
};

/** The workspaces with a file added to each that matches. */
const withFile = (folder: string, file: string, text: string) =>
  workspaces.map((one) => (one.folder === folder ? { ...one, files: [...one.files, { file, text }] } : one));

const withDeclared = (folder: string, name: string) =>
  workspaces.map((one) => (one.folder === folder ? { ...one, declared: [...one.declared, name] } : one));

describe('declared packages', () => {
  it('are each imported by a file of their workspace, or listed with a reason', () => {
    expect(withExceptions(unusedPackages(workspaces), USED_WITHOUT_IMPORT)).toEqual({ mistakes: [], outdated: [] });
  });

  it('are all that files import', () => {
    expect(withExceptions(undeclaredPackages(workspaces), PROVIDED_OTHERWISE)).toEqual({ mistakes: [], outdated: [] });
  });

  it('were looked for in every workspace', () => {
    expect(workspaces.filter(({ files }) => files.length > 0).length).toBeGreaterThan(15);
  });

  it('detect a planted package that no line uses', () => {
    const { mistakes } = withExceptions(
      unusedPackages(withDeclared('frontends/driver', 'zustand')),
      USED_WITHOUT_IMPORT,
    );
    expect(mistakes).toEqual(['frontends/driver: zustand']);
  });

  it('detect a planted import that is not declared', () => {
    const file = 'services/ride/src/rides/planted.ts';
    const planted = withFile('services/ride', file, "import { z } from 'left-pad';\n");
    expect(withExceptions(undeclaredPackages(planted), PROVIDED_OTHERWISE).mistakes).toEqual([`${file}: left-pad`]);
  });
});
