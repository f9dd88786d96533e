import { changedWorkspaces } from './changed.rules.mjs';
import { workspaces } from './workspaces.mjs';

const all = workspaces();
const changedBy = (...files: string[]) => changedWorkspaces(files, all);
const tested = all.filter(({ isTested }) => isTested).map(({ folder }) => folder);

describe('the workspaces to test after a change', () => {
  it('are the service or the remote it touches, and no other', () => {
    expect(changedBy('services/ride/src/rides/ride.service.ts')).toEqual(['services/ride']);
    expect(changedBy('frontends/rider/src/routes.tsx')).toEqual(['frontends/rider']);
  });

  it('are all direct and indirect dependents of a changed package', () => {
    const byKit = changedBy('packages/service-kit/src/index.ts');
    expect(byKit).toEqual(expect.arrayContaining(['gateway', 'services/ride', 'packages/service-kit']));
    expect(byKit).not.toContain('frontends/rider');
    const byContracts = changedBy('packages/contracts/src/ride/status.ts');
    expect(byContracts).toEqual(
      expect.arrayContaining(['gateway', 'services/ride', 'frontends/rider', 'frontends/shell']),
    );
    const byRideUi = changedBy('packages/ride-ui/src/status/ride-status-pill.tsx');
    expect(byRideUi).toEqual(['frontends/admin', 'frontends/driver', 'frontends/rider', 'packages/ride-ui']);
    // Only tests of service-kit need the embedded database, and services test with those.
    expect(changedBy('packages/embedded-mongo/src/index.ts')).toContain('services/ride');
  });

  it('are all when a shared file has changed', () => {
    for (const file of ['package-lock.json', 'tsconfig.base.json', '.swcrc', 'jest.config.mjs'])
      expect(changedBy(file)).toEqual(tested);
  });

  it('are infra and the stories, which use it, when it has changed', () => {
    expect(changedBy('infra/src/backup/backup.ts')).toEqual(['e2e', 'infra']);
    expect(changedBy('infra/local/start.mjs')).toEqual(['e2e', 'infra']);
  });

  it('are the stories alone when only they have changed', () => {
    expect(changedBy('e2e/stories/races.e2e.spec.ts')).toEqual(['e2e']);
  });

  it('are infra alone when a file of the deployment has changed, which its tests read', () => {
    const files = [
      'infra/k8s/ingress.yaml',
      'docker-compose.yml',
      '.dockerignore',
      '.github/workflows/ci.yml',
      '.ci/run',
    ];
    for (const file of files) expect(changedBy(file)).toEqual(['infra']);
    expect(changedBy('docker-compose.yml', 'services/user/src/main.ts')).toEqual(['services/user', 'infra']);
  });

  it('are none when only documentation has changed', () => {
    expect(changedBy('docs/operations.md', 'README.md')).toEqual([]);
    expect(changedBy()).toEqual([]);
  });
});
