import { fold, nameKey } from './name-keys.mjs';

describe('two spellings of a name in one script are one', () => {
  it.each([
    ['letters that sound alike', 'ধানমণ্ডি', 'ধানমন্ডি'],
    ['long and short vowels', 'কাজী পাড়া', 'কাজি পাড়া'],
    ['ড় as one sign or as two', '\u09ac\u09be\u09a1\u09cd\u09a1\u09be \u09b8\u09dc\u0995', 'বাড্ডা সড়ক'],
    ['the word for road', 'মিরপুর রোড', 'মিরপুর সড়ক'],
    ['digits of either script, and the word for number', 'সড়ক নং-৫', 'Road 5'],
    ['what abbreviates residential area', 'Dhanmondi R/A Road 05', 'Dhanmondi Rd. 5'],
    ['a number without a space', 'Mirpur-10', 'mirpur10'],
  ])('%s', (_what, one, other) => {
    expect(fold(one)).toBe(fold(other));
  });
});

describe('a name has the same key in both scripts', () => {
  it.each([
    ['পান্থপথ', 'Panthapath'],
    ['মিরপুর রোড', 'Mirpur Road'],
    ['বেগম রোকেয়া সরণি', 'Begum Rokeya Sharani'],
    ['খিলগাঁও', 'Khilgaon'],
    ['বিমানবন্দর সড়ক', 'Airport Road'],
  ])('%s is %s', (bangla, english) => {
    expect(nameKey(bangla)).toBe(nameKey(english));
  });
});

it('numbers keep roads apart', () => {
  expect(nameKey('Road 5')).not.toBe(nameKey('Road 15'));
  expect(nameKey('House 24/A')).not.toBe(nameKey('House 24'));
});
