import { countsOf, roundsOf } from './report.rules.mjs';

const report = (generated: number, with_failures = 0, errored = 0) => ({
  test_cases: { generated, with_failures, errored },
});

describe('the counts of a lane', () => {
  it('are the test cases of its rounds', () => {
    const rounds = [
      { report: report(500), exitCode: 0 },
      { report: report(400, 3, 1), exitCode: 1 },
    ];
    expect(countsOf(rounds)).toEqual({ passed: 896, failed: 4, skipped: 0 });
  });

  it.each([
    ['wrote no report', { exitCode: 2 }],
    ['ended with a code that no failure explains', { report: report(0), exitCode: 1 }],
    ['lost its session', { report: report(0), exitCode: 0, problem: 'the session ended' }],
  ])('have a failure for a round that %s', (_what, round) => {
    expect(countsOf([{ report: report(10), exitCode: 0 }, round])).toEqual({ passed: 10, failed: 1, skipped: 0 });
  });
});

it('a round whose time ended before its first call is skipped, not passed', () => {
  expect(countsOf([{ report: report(0), exitCode: 0 }])).toEqual({ passed: 0, failed: 0, skipped: 1 });
});

describe('the rounds', () => {
  it('are as few as possible, of at most five minutes, each with its own seed', () => {
    expect(roundsOf(12, 7)).toEqual([{ seconds: 12, seed: 7 }]);
    expect(roundsOf(600, 7)).toEqual([
      { seconds: 300, seed: 7 },
      { seconds: 300, seed: 8 },
    ]);
    expect(roundsOf(700, 1).map(({ seconds }) => seconds)).toEqual([234, 234, 234]);
  });
});
