// What `npm test` runs: the same tests, many files with one set of modules (docs/adr/0022-tests-in-time.md).
import config from './jest.config.mjs';

const grouped = (name) => ({
  ...config.projects.find(({ displayName }) => displayName === name),
  roots: ['gateway', 'services', 'frontends', 'packages', 'infra', 'e2e', 'lab', '.cache/test-groups'].map(
    (folder) => `<rootDir>/${folder}`,
  ),
  testMatch: [`<rootDir>/.cache/test-groups/${name}/*.spec.ts?(x)`],
});

export default { ...config, projects: [grouped('backend'), grouped('web')] };
