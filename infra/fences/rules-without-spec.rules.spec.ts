import path from 'node:path';
import { filesUnder } from './files-under.js';
import { rulesWithoutSpec } from './rules-without-spec.rules.js';

const TOP = path.join(__dirname, '..', '..');

describe('each file of rules has a spec of the same name beside it', () => {
  it('in this tree', () => {
    const files = filesUnder(TOP);
    expect(rulesWithoutSpec(files)).toEqual([]);
    // A fence that sees no rules would always pass.
    expect(files.filter((file) => file.endsWith('.rules.ts')).length).toBeGreaterThan(100);
  });

  it.each(['ride.rules.spec.ts', 'ride.rules.spec.tsx', 'ride.rules.e2e.spec.ts'])('as %s', (spec) => {
    expect(rulesWithoutSpec(['rides/ride.rules.ts', `rides/${spec}`])).toEqual([]);
  });

  it.each(['rides/rides.spec.ts', 'testing/ride.rules.spec.ts', 'rides/ride.rules.int.spec.ts'])(
    'and not as %s',
    (spec) => {
      expect(rulesWithoutSpec(['rides/ride.rules.ts', spec])).toEqual(['rides/ride.rules.ts']);
    },
  );
});
