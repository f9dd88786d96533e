import { tabAfter } from './tabs.rules';

it('arrow keys move to the neighbour and wrap at the ends, Home to the first, End to the last; other keys do nothing', () => {
  const moves = ['ArrowRight', 'ArrowLeft', 'Home', 'End', 'a'] as const;
  expect(moves.map((key) => tabAfter(key, ['car', 'bike', 'cng'], 'car'))).toEqual([
    'bike',
    'cng',
    'car',
    'cng',
    undefined,
  ]);
  expect(moves.map((key) => tabAfter(key, ['car', 'bike', 'cng'], 'cng'))).toEqual([
    'car',
    'bike',
    'car',
    'cng',
    undefined,
  ]);
});
