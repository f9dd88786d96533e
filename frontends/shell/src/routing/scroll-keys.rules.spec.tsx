import { scrollKeys } from './scroll-keys.rules';

const at = (pathname: string, key: string, hash = '') => ({ pathname, key, hash });

it('each visit of a page has a scroll position of its own', () => {
  const keyOf = scrollKeys();
  const [first, other, second] = [keyOf(at('/about', 'a')), keyOf(at('/faq', 'b')), keyOf(at('/about', 'c'))];
  expect(new Set([first, other, second]).size).toBe(3);
});

it('a filter in the address stays where the page is, and Back to it too', () => {
  const keyOf = scrollKeys();
  const before = keyOf(at('/rider/activity', 'a'));
  expect(keyOf(at('/rider/activity', 'b'))).toBe(before);
  keyOf(at('/faq', 'c'));
  expect(keyOf(at('/rider/activity', 'b'))).toBe(before);
});

it('a link to a part of the page has its own', () => {
  const keyOf = scrollKeys();
  expect(keyOf(at('/', 'b', '#drive'))).not.toBe(keyOf(at('/', 'a')));
});
