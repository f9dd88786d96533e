import { withoutInsideOfHouse } from './inside-house.rules.js';

describe('what lies inside a house is not sought', () => {
  it.each([
    ['Flat B4, House 9, Road 27', 'house 9, road 27'],
    ['Apt 5C, 24 Road 104', '24 road 104'],
    ['3rd floor, House 14, Road 16', 'house 14, road 16'],
    ['House 14 Level 2 Road 16', 'house 14 , road 16'],
    ['ফ্ল্যাট ৪/খ, বাড়ি ১০, রোড ৮', 'বাড়ি 10, রোড 8'],
    ['৩ তলা, বাড়ি ১০', 'বাড়ি 10'],
  ])('%s', (typed, sought) => {
    const plain = (text: string) =>
      text
        .normalize('NFC')
        .replace(/^[\s,]+/, '')
        .replace(/\s+/g, ' ')
        .trim();
    expect(plain(withoutInsideOfHouse(typed))).toBe(plain(sought));
  });

  it.each(['House 12, Road 5', 'Flatiron Road', 'Unity Tower'])('%s stays', (typed) => {
    expect(withoutInsideOfHouse(typed)).toBe(typed.toLowerCase());
  });
});
