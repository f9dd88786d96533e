import { isBangla, soundOf } from './sound.rules.js';

describe('the sound of a word', () => {
  it.each([
    ['পান্থপথ', 'panthapath'],
    ['ফার্মগেট', 'farmgate'],
    ['মোহাম্মদপুর', 'mohammadpur'],
    ['গুলশান', 'gulshan'],
    ['মতিঝিল', 'motijheel'],
    ['উত্তরা', 'uttara'],
    ['বনানী', 'banani'],
  ])('is equal for a name and its twin in the other script: %s, %s', (bangla, latin) => {
    expect(soundOf(bangla)).toBe(soundOf(latin));
  });

  it.each([
    ['dhanmondi', 'danmandi'],
    ['mirpur', 'meerpur'],
    ['jatrabari', 'zatrabari'],
  ])('is equal for spellings of one name: %s, %s', (one, other) => {
    expect(soundOf(one)).toBe(soundOf(other));
  });

  it('of a number is the number', () => {
    expect(soundOf('10a')).toBe('10a');
  });
});

it('a text is Bangla when it has a Bangla sign', () => {
  expect(isBangla('Road ৫')).toBe(true);
  expect(isBangla('Road 5')).toBe(false);
});
