import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { singletonVersions } from './singletons.mjs';

const FACTORY = pathToFileURL(path.join(__dirname, 'rspack.mjs')).href;
const SOURCES = {
  'routes.js': `import { useState } from 'react';
import { Button } from '@pothik/ui-kit';
export const routes = [useState, Button];
`,
  'get-ride.js': 'export const Component = () => null;\n',
  'rspack.config.mjs': `import { defineRemote } from '${FACTORY}';
export default defineRemote({
  directory: import.meta.dirname,
  name: 'rider',
  exposes: { './routes': './routes.js', './get-ride': './get-ride.js' },
});
`,
};

interface Exposed {
  path: string;
  assets: { js: { sync: string[] } };
}

interface Manifest {
  metaData: { globalName: string; remoteEntry: { name: string } };
  shared: { name: string; version: string; requiredVersion: string; singleton: boolean }[];
  exposes: Exposed[];
}

describe('the build of a remote', () => {
  const directory = mkdtempSync(path.join(tmpdir(), 'remote-'));
  const built = (file: string) => path.join(directory, 'dist', file);
  const manifest = (): Manifest => JSON.parse(readFileSync(built('mf-manifest.json'), 'utf8'));

  beforeAll(() => {
    for (const [name, content] of Object.entries(SOURCES)) writeFileSync(path.join(directory, name), content);
    execFileSync(process.execPath, [path.join(__dirname, 'bundle.mjs'), directory], { stdio: 'pipe' });
  });
  afterAll(() => rmSync(directory, { recursive: true }));

  it('has a manifest that lists its entry and the existing files of each exposed module', () => {
    const { metaData, exposes } = manifest();
    expect(metaData.globalName).toBe('rider');
    expect(existsSync(built(metaData.remoteEntry.name))).toBe(true);
    expect(exposes.map(({ path: exposed }) => exposed)).toEqual(['./routes', './get-ride']);
    for (const { assets } of exposes) {
      expect(assets.js.sync).not.toEqual([]);
      expect(assets.js.sync.filter((file) => !existsSync(built(file)))).toEqual([]);
    }
  });

  it('takes from the shell the shared libraries that it imports, and bundles ride-ui, which the shell provides to none', () => {
    expect(
      manifest()
        .shared.map(({ name }) => name)
        .sort(),
    ).toEqual(['@pothik/ui-kit', 'react']);
    expect(Object.keys(singletonVersions)).not.toContain('@pothik/ride-ui');
  });

  it('uses only the host’s singletons, and none older than it requires', () => {
    const react = manifest().shared.find(({ name }) => name === 'react');
    expect(react).toMatchObject({ singleton: true, requiredVersion: `^${react?.version}` });
    const entry = readFileSync(built('remoteEntry.js'), 'utf8');
    const asked = `shareKey:"react",import:null,requiredVersion:"^${react?.version}",strictVersion:!0,singleton:!0`;
    expect(entry).toContain(asked);
  });

  it('contains no copy of the federation runtime’s core, which the shell provides', () => {
    const entry = readFileSync(built('remoteEntry.js'), 'utf8');
    expect(entry).toContain('_FEDERATION_RUNTIME_CORE');
    expect(entry).not.toContain('Cannot find shared');
  });
});
