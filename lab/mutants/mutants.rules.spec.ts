import {
  draw,
  expectedSpecs,
  failuresIn,
  firstFailure,
  laneOf,
  plant,
  specsNear,
  toRun,
  typeProjectsOf,
  verdictOf,
} from './mutants.rules.mjs';

describe('planting a fault', () => {
  const mutant = { id: 'one', file: 'a.ts', find: 'a < b', replace: 'a > b' };

  it('replaces the text', () => {
    expect(plant('if (a < b) return;', mutant)).toBe('if (a > b) return;');
  });

  it('takes the replacement as it is written', () => {
    expect(plant('x a < b', { ...mutant, replace: '$& $1' })).toBe('x $& $1');
  });

  it.each([
    ['gone', 'if (a <= b) return;', 0],
    ['there twice', 'a < b || a < b', 2],
  ])('refuses a text that is %s', (_what, source, times) => {
    expect(() => plant(source, mutant)).toThrow(`one: its text occurs ${times} times in a.ts, not once`);
  });
});

it.each([
  ['services/ride/src/rides/rides.int.spec.ts', 'backend'],
  ['packages/ui-kit/src/a.spec.tsx', 'web'],
  ['infra/fences/fences.spec.ts', 'fences'],
  ['e2e/stories/races.e2e.spec.ts', 'stories'],
  ['e2e/screens/axe.e2e.spec.ts', 'screens'],
  ['e2e/screenshots/shots.rules.e2e.spec.ts', 'backend'],
  ['packages/engines/src/a.engines.spec.ts', undefined],
])('%s runs in the lane %s', (spec, lane) => {
  expect(laneOf(spec)).toBe(lane);
});

describe('the specs near a file', () => {
  const specs = ['a/b/one.spec.ts', 'a/b/two.spec.tsx', 'a/b/c/three.spec.ts', 'e2e/screens/four.e2e.spec.ts'];

  const mutant = { file: 'a/b/x.ts', expected: ['e2e/screens/four.e2e.spec.ts', 'a/b/one.spec.ts', 'a/gone.spec.ts'] };

  it('are first the expected ones that are there, the quick lanes first', () => {
    expect(expectedSpecs(mutant, specs)).toEqual([
      { lane: 'backend', specs: ['a/b/one.spec.ts'] },
      { lane: 'screens', specs: ['e2e/screens/four.e2e.spec.ts'] },
    ]);
  });

  it('are then the others of its folder', () => {
    expect(specsNear(mutant, specs)).toEqual([{ lane: 'web', specs: ['a/b/two.spec.tsx'] }]);
  });
});

it.each([
  ['services/ride/src/a.ts', ['tsconfig.backend.json']],
  ['packages/contracts/src/a.ts', ['tsconfig.backend.json', 'tsconfig.web.json']],
  ['packages/ride-ui/src/a.ts', ['tsconfig.web.json']],
  ['packages/ui-kit/src/styles/hold.css', []],
])('%s is type-checked in %j', (file, projects) => {
  expect(typeProjectsOf(file)).toEqual(projects);
});

describe('the draw', () => {
  const ids = Array.from({ length: 40 }, (_, index) => `m${index}`);

  it('is the same for the same seed, and another for another', () => {
    expect(draw(ids, 37, 5)).toEqual(draw(ids, 37, 5));
    expect(draw(ids, 37, 5)).not.toEqual(draw(ids, 38, 5));
  });

  it('has each id at most once, and no more than there are', () => {
    expect(new Set(draw(ids, 1, 40))).toEqual(new Set(ids));
    expect(draw(['a', 'b'], 1, 5)).toHaveLength(2);
  });
});

describe('the first failure of a Jest result', () => {
  const suite = { name: '/tree/a.spec.ts', status: 'failed', message: '', assertionResults: [] };

  it('is the first failing test, with the first line of its message without colours', () => {
    const test = (status: string, fullName: string, ...failureMessages: string[]) => ({
      status,
      fullName,
      failureMessages,
    });
    const assertionResults = [
      test('passed', 'one'),
      test('failed', 'two', '\n\u001b[31mError: no\u001b[39m\n  at x'),
      test('failed', 'three', 'y'),
    ];
    const testResults = [
      { ...suite, status: 'passed' },
      { ...suite, assertionResults },
    ];
    expect(firstFailure({ testResults }, '/tree')).toEqual({ spec: 'a.spec.ts', test: 'two', message: 'Error: no' });
  });

  it('is the spec that cannot be loaded', () => {
    const testResults = [{ ...suite, message: 'Cannot find module' }];
    expect(firstFailure({ testResults }, '/tree')).toEqual({
      spec: 'a.spec.ts',
      test: '(the spec cannot be loaded)',
      message: 'Cannot find module',
    });
  });

  it('is none where all pass', () => {
    expect(firstFailure({ testResults: [{ ...suite, status: 'passed' }] }, '/tree')).toBeUndefined();
  });
});

it('the failures that the lanes print count once', () => {
  expect(failuresIn('a\nfailed: x › y\nb failed: no\nfailed: z\nfailed: x › y\n')).toEqual(['x › y', 'z']);
});

describe('the mutants to run', () => {
  const mutants = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];

  it.each([
    ['all without a result', [], false, ['a', 'c']],
    ['the named ones without a result', ['b', 'c'], false, ['c']],
    ['also those with a result, when asked again', ['b'], true, ['b']],
  ])('are %s', (_what, only, again, expected) => {
    expect(toRun(mutants, only, { b: {} }, again).map(({ id }) => id)).toEqual(expected);
  });

  it('are a doubtful one again', () => {
    const doubtful = { killedBy: { message: 'Exceeded timeout of 5 ms' } };
    expect(toRun(mutants, [], { a: {}, b: doubtful, c: {} }, false)).toEqual([{ id: 'b' }]);
  });

  it('refuse a name that no mutant has', () => {
    expect(() => toRun(mutants, ['a', 'x'], {}, false)).toThrow('no such mutant: x');
  });
});

describe('the verdict', () => {
  it('of a failed assertion is killed', () => {
    expect(verdictOf({ killedBy: { message: 'Error: expect(received).toBe(expected)' } })).toBe('killed');
  });

  it.each([
    'Error: thrown: "Exceeded timeout of 180000 ms for a test.',
    'Error: The platform ended with 1 before it was ready:',
  ])('of “%s” is doubtful: a busy machine gives it too', (message) => {
    expect(verdictOf({ killedBy: { message } })).toBe('doubtful');
  });

  it('of no failure is not killed, also when the tests were too slow', () => {
    expect(verdictOf({ killedBy: null })).toBe('not killed');
    expect(verdictOf({})).toBe('not killed');
  });
});
