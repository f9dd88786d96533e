import { searchPattern } from './search-pattern.rules.js';

const finds = (term: string, stored: string): boolean => new RegExp(searchPattern(term), 'i').test(stored);

it.each([
  ['House 12/A Road 5/2', 'House 12/A, Road 5/2, Dhanmondi'],
  ['12a', 'House 12/A'],
  ['road-5', 'Road 5'],
  ['আ\u09af\u09bcান', 'আ\u09dfান রহমান'],
  ['আ\u09dfান', 'আ\u09af\u09bcান রহমান'],
  ['বা\u09a1\u09bcি ১২', 'বা\u09dcি 12'],
  ['আষা\u09dd', 'আষা\u09a2\u09bc'],
  ['মোহাম্মদ', 'মো\u200dহা\u200cম্মদ'],
  ['আলম', '\u0985\u09beলম'],
  ['রহিম', 'ব\u09bcহিম'],
  ['সৎ', 'সত\u09cd\u200d'],
  ['কো', 'ক\u09c7\u09be'],
  ['০১৭১১', '01711000123'],
  ['01711', '০১৭১১০০০১২৩'],
  ['01711-000', '01711000123'],
  ['Ｋａｒｉｍ', 'Abdul Karim'],
  ['karim@', 'karim@pothik.test'],
  ['RAHIM', 'Abdur Rahim'],
  ['\u200bRahim', 'Rahim'],
  ['a.b', 'A B'],
])('%s finds %s', (term, stored) => {
  expect(finds(term, stored)).toBe(true);
});

it.each([
  ['a.b', 'axb'],
  ['^Rah', 'Rahima'],
  ['[a-z', 'Nazma'],
  ['(a+)+$', 'Aaliya'],
  ['jamal .dhaka.', 'Jamal (Dhaka)'],
  ['a+b', 'ab'],
  ['.*', 'rahima'],
  ['(.*)[^$]|\\', 'rahima'],
  ['House 12', 'House 1'],
  ['য\u09bc', 'য'],
  ['5/2', '5 Road 2'],
])('%s does not find %s', (term, stored) => {
  expect(finds(term, stored)).toBe(false);
});

it('every other sign is literal', () => {
  expect(finds('jamal (dhaka)', 'Jamal (Dhaka)')).toBe(true);
  expect(finds('a+b|c', 'x A+B|C')).toBe(true);
});

it('a text without letters and digits is found as it is', () => {
  expect(finds('.*(|)[]{}^$+?\\', 'x.*(|)[]{}^$+?\\y')).toBe(true);
});
