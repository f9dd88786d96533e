import { searchPattern } from './user-list.rules.js';

it('a search is literal: pattern characters are escaped', () => {
  expect(new RegExp(searchPattern('a.b+c'), 'i').test('xA.B+Cx')).toBe(true);
  expect(new RegExp(searchPattern('a.b'), 'i').test('axb')).toBe(false);
  expect(new RegExp(searchPattern('(.*)[^$]{9}|\\'), 'i').test('rahima')).toBe(false);
});
