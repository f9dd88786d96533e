import { isRough } from './position.rules';

it('a position is rough from an error of 100 m on', () => {
  expect([{ accuracy: 99.9 }, { accuracy: 100 }, { accuracy: 5_000 }, {}].map(isRough)).toEqual([
    false,
    true,
    true,
    false,
  ]);
});
