import { entryOf, missingBinaries, withoutIntegrity, withRegistry } from './lock-file.rules.mjs';

const integrity = `sha512-${'A'.repeat(86)}==`;

it('a package is installed only with the content that the lock file states, by a strong digest', () => {
  const packages = {
    '': {},
    'services/ride': {},
    'node_modules/@pothik/ride': { resolved: 'services/ride', link: true },
    'node_modules/complete': { integrity },
    'node_modules/@kind/binding-win32-x64': {},
    'node_modules/complete/node_modules/weak': { integrity: 'sha1-AAAA' },
    'node_modules/complete/node_modules/inside': { inBundle: true },
  };
  expect(withoutIntegrity({ packages })).toEqual([
    'node_modules/@kind/binding-win32-x64',
    'node_modules/complete/node_modules/weak',
  ]);
});

it('no package names the host of a registry; a workspace names its folder', () => {
  const packages = {
    'node_modules/@pothik/ride': { resolved: 'services/ride', link: true },
    'node_modules/complete': { integrity },
    'node_modules/of-a-host': { integrity, resolved: 'https://registry.test/of-a-host-1.0.0.tgz' },
  };
  expect(withRegistry({ packages })).toEqual(['node_modules/of-a-host']);
});

describe('a binary of another platform is missing', () => {
  const parent = { dev: true, optionalDependencies: { 'of-linux': '2.0.0', 'of-win32': '2.0.0', anything: '^1.0.0' } };

  it('where its parent names its exact version and there is no entry', () => {
    const packages = { 'node_modules/parent': parent, 'node_modules/of-linux': { version: '2.0.0' } };
    expect(missingBinaries({ packages })).toEqual([
      { folder: 'node_modules/of-win32', name: 'of-win32', version: '2.0.0', isDevelopment: true },
    ]);
  });

  it('below its parent, where another version has the place', () => {
    const packages = {
      'node_modules/parent': parent,
      'node_modules/of-linux': { version: '2.0.0' },
      'node_modules/of-win32': { version: '1.0.0' },
    };
    expect(missingBinaries({ packages }).map(({ folder }) => folder)).toEqual([
      'node_modules/parent/node_modules/of-win32',
    ]);
    const below = { ...packages, 'node_modules/parent/node_modules/of-win32': { version: '2.0.0' } };
    expect(missingBinaries({ packages: below })).toEqual([]);
  });
});

it('its entry is what the registry says of it, without an address', () => {
  const metadata = { version: '2.0.0', cpu: ['x64'], os: ['win32'], license: 'MIT', dist: { integrity } };
  expect(entryOf(metadata, true)).toEqual({
    version: '2.0.0',
    integrity,
    cpu: ['x64'],
    dev: true,
    license: 'MIT',
    optional: true,
    os: ['win32'],
  });
});
