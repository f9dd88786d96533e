import { importedPackages, installedPackages, withTheirOwn } from './carried-packages.js';
import { DEPLOYED } from './deployed-services.js';
import { DOCKERFILES } from './dockerfiles.js';
import { textOf } from './top-folder.js';

const folderOf = (name: string) => (name === 'gateway' ? name : `services/${name}`);
const NAMES = DEPLOYED.map(({ name }) => name);

describe('The image of a service', () => {
  it.each(NAMES)('%s carries only packages that it imports', (name) => {
    // A package that is named for its types alone costs nothing where an imported one depends on it.
    const needed = withTheirOwn(importedPackages(folderOf(name)));
    expect([...installedPackages(folderOf(name))].filter((one) => !needed.has(one))).toEqual([]);
  });

  it.each(NAMES)('%s carries every package that it imports', (name) => {
    const installed = installedPackages(folderOf(name));
    const imported = [...importedPackages(folderOf(name))].filter((one) => !one.startsWith('node:'));
    expect(imported.filter((one) => !installed.has(one))).toEqual([]);
  });

  it('decodes pictures only where there are pictures', () => {
    expect(NAMES.filter((name) => installedPackages(folderOf(name)).has('sharp'))).toEqual(['user', 'driver']);
  });

  it.each(DOCKERFILES)('is installed by %s without what tests need, and without peers of other services', (file) => {
    expect(textOf(file)).toContain('RUN npm pkg delete devDependencies peerDependencies ');
  });
});
