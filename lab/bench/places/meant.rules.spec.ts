import { isFound, typed } from './meant.rules.mjs';

const QUESTION = { near: [90.39, 23.757], withinMetres: 300 } as const;
const at = (lat: number, lng = 90.39) => ({ point: { lat, lng } });

it('what is meant is found when one of the first three places is near enough', () => {
  expect(isFound(QUESTION, [at(23.8), at(23.8), at(23.758)])).toBe(true);
  expect(isFound(QUESTION, [at(23.8), at(23.8), at(23.8), at(23.757)])).toBe(false);
  expect(isFound(QUESTION, [at(23.757, 90.394)])).toBe(false);
  expect(isFound(QUESTION, [])).toBe(false);
});

it('a text is typed letter by letter', () => {
  expect(typed('farm')).toEqual(['fa', 'far', 'farm']);
});
