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

  it('are none when only documentation has changed, or what is checked separately', () => {
    expect(changedBy('docs/operations.md', 'README.md', 'infra/k8s/ingress.yaml', 'e2e/stories/a.e2e.spec.ts')).toEqual(
      [],
    );
    expect(changedBy()).toEqual([]);
  });
});
