import { oneLine, searchForm, severalLines } from './typed-text.rules.js';

describe('a text of one line', () => {
  it.each([
    ['spaces at the ends and runs of them', '  Nusrat   Jahan ', 'Nusrat Jahan'],
    ['a no-break space', 'Nusrat\u00a0Jahan', 'Nusrat Jahan'],
    ['a space of no width', 'Nus\u200brat', 'Nusrat'],
    ['marks of direction', '\u202eNusrat\u202c', 'Nusrat'],
    ['a soft hyphen', 'Nus\u00adrat', 'Nusrat'],
    ['an accent of its own', 'Jose\u0301', 'Jos\u00e9'],
    ['য় as one character', 'আ\u09dfান', 'আ\u09af\u09bcান'],
    ['ড় as one character', 'বা\u09dcি', 'বা\u09a1\u09bcি'],
    ['ঢ় as one character', 'আষা\u09dd', 'আষা\u09a2\u09bc'],
    ['ো in two characters', 'ক\u09c7\u09be', 'ক\u09cb'],
    ['full-width letters', 'Ｎｕｓｒａｔ', 'Nusrat'],
    ['letters of another style', '𝐍𝐮𝐬𝐫𝐚𝐭', 'Nusrat'],
    ['nothing but spaces of no width', '\u200b\u200b\u200b', ''],
    ['nothing but a filler of Hangul', '\u3164\u3164\u3164', ''],
    ['nothing but empty Braille cells', '\u2800\u2800\u2800', ''],
    ['nothing but accents', '\u0301\u0301\u0301', ''],
    ['nothing but joiners', '\u200d\u200d', ''],
    ['a joiner at the end', 'রহিম\u200d', 'রহিম'],
  ])('%s', (_what, typed, stored) => {
    expect(oneLine(typed)).toBe(stored);
  });

  it.each(['র\u200d্যাব', '👩\u200d💻', 'Road ½ m²', '৳ 250', "O'Neil", 'মোঃ রহিম'])('%s stays as it is', (typed) => {
    expect(oneLine(typed)).toBe(typed);
  });
});

it('a text of several lines keeps its lines', () => {
  expect(severalLines(' one\r\ntwo\u2028three\nfour\u200b ')).toBe('one\r\ntwo\nthree\nfour');
});

describe('the search form', () => {
  it.each([
    ['House 12/A, Road 5/2', 'House 12/A Road 5/2'],
    ['House 12/A', 'house 12-a'],
    ['House 12/A', 'HOUSE ১২ A'],
    ['Road 5', 'road5'],
    ['মো\u200dহাম্মদ', 'মোহাম্মদ'],
    ['আ\u09dfান', 'আ\u09af\u09bcান'],
    ['ব\u09bcহিম', 'রহিম'],
    ['\u0985\u09beলম', 'আলম'],
    ['সৎ', 'সত\u09cd\u200d'],
    ['Ｋａｒｉｍ', 'karim'],
    ['DK-1234567', 'dk 1234567'],
    ['মিরপুর, ঢাকা।', 'মিরপুর ঢাকা'],
  ])('%s reads as %s', (one, other) => {
    expect(searchForm(one)).toBe(searchForm(other));
    expect(searchForm(one)).not.toBe('');
  });

  it.each([
    ['য', 'য\u09bc'],
    ['12/1', '121'],
    ['Rahim', 'Rahima'],
    ['José', 'Jose'],
  ])('%s is not %s', (one, other) => {
    expect(searchForm(one)).not.toBe(searchForm(other));
  });

  it('of a text without letters and digits is empty', () => {
    expect(searchForm(' -- … ।')).toBe('');
  });
});
