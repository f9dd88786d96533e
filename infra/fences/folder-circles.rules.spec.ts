import { folderCircles } from './folder-circles.rules.js';

const imports = (...pairs: [string, string][]) => pairs.map(([from, to]) => ({ from, to }));

describe('folders that need each other', () => {
  it('are told once, however long the way round', () => {
    const found = folderCircles(
      imports(
        ['services/ride/src/rides/a.ts', 'services/ride/src/sos/a.ts'],
        ['services/ride/src/sos/b.ts', 'services/ride/src/replicas/a.ts'],
        ['services/ride/src/replicas/b.ts', 'services/ride/src/rides/b.ts'],
        ['services/ride/src/analytics/a.ts', 'services/ride/src/rides/b.ts'],
      ),
    );
    expect(found).toEqual(['services/ride: replicas, rides, sos']);
  });

  it('are a frontend’s features one by one', () => {
    const found = folderCircles(
      imports(
        ['frontends/shell/src/features/bell/a.ts', 'frontends/shell/src/layout/a.ts'],
        ['frontends/shell/src/layout/b.ts', 'frontends/shell/src/features/home/a.ts'],
      ),
    );
    expect(found).toEqual([]);
  });

  it('are no circle over a spec, or over another workspace', () => {
    const found = folderCircles(
      imports(
        ['services/ride/src/rides/a.ts', 'services/ride/src/sos/a.ts'],
        ['services/ride/src/sos/a.int.spec.ts', 'services/ride/src/rides/a.ts'],
        ['services/ride/src/sos/a.ts', 'services/user/src/rides/a.ts'],
      ),
    );
    expect(found).toEqual([]);
  });
});
