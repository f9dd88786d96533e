import { readCommandLine } from './command-line.mjs';

const PLAN = { rounds: [5, 1], minutes: [0, 0] } as const;

describe('command line of a bench', () => {
  it('has the usual numbers without options', () => {
    expect(readCommandLine([], PLAN)).toEqual({ trees: [], file: undefined, plan: { rounds: 5, minutes: 0 } });
  });

  it('has the smallest numbers when it is quick, but for those that are given', () => {
    expect(readCommandLine(['--quick'], PLAN).plan).toEqual({ rounds: 1, minutes: 0 });
    expect(readCommandLine(['--quick', '--rounds', '3'], PLAN).plan).toEqual({ rounds: 3, minutes: 0 });
  });

  it('names trees in their order, and the file of results', () => {
    const words = ['--tree', '../before', '--json', 'results.json', '--tree', '.'];
    expect(readCommandLine(words, PLAN)).toMatchObject({ trees: ['../before', '.'], file: 'results.json' });
  });

  it.each([[['--round', '3']], [['more']], [['--rounds', 'many']], [['--rounds=-1']], [['--json']]])(
    'refuses %j',
    (words) => {
      expect(() => readCommandLine(words, PLAN)).toThrow();
    },
  );
});
