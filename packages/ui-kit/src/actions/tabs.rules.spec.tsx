import { tabAfter } from './tabs.rules';

it('the arrow keys go to the neighbour and round the ends, Home to the first, End to the last; other keys to none', () => {
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
