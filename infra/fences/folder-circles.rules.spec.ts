import { folderCircles } from './folder-circles.rules.js';

const imports = (...pairs: [string, string][]) => pairs.map(([from, to]) => ({ from, to }));

describe('folders that import each other in a circle', () => {
  it('are reported once, however long the circle', () => {
    const found = folderCircles(
      imports(
        ['services/ride/src/rides/a.ts', 'services/ride/src/sos/a.ts'],
        ['services/ride/src/sos/b.ts', 'services/ride/src/projections/a.ts'],
        ['services/ride/src/projections/b.ts', 'services/ride/src/rides/b.ts'],
        ['services/ride/src/analytics/a.ts', 'services/ride/src/rides/b.ts'],
      ),
    );
    expect(found).toEqual(['services/ride: projections, rides, sos']);
  });

  it('are, in a frontend, the single features', () => {
    const found = folderCircles(
      imports(
        ['frontends/shell/src/features/bell/a.ts', 'frontends/shell/src/layout/a.ts'],
        ['frontends/shell/src/layout/b.ts', 'frontends/shell/src/features/home/a.ts'],
      ),
    );
    expect(found).toEqual([]);
  });

  it('are not reported for a circle through a spec or another workspace', () => {
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
