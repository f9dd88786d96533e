import { inLatinLetters } from './latin-letters.rules.js';

describe('a Bangla word by its letters', () => {
  it.each([
    ['রসুলপুর', 'Rasulpur'],
    ['মুসলিমবাগ', 'Muslimbag'],
    ['আশরাফাবাদ', 'Ashrafabad'],
    ['সরকার', 'Sarkar'],
    ['নবীনগর', 'Nabinagar'],
    ['ঝিলপাড়', 'Jhilpar'],
    ['কামরাঙ্গীর', 'Kamrangir'],
    ['ওয়াহাব', 'Wahab'],
    ['রায়হান', 'Rayhan'],
    ['চাঁদ', 'Chad'],
    ['মুন্সিহাটি', 'Munsihati'],
  ])('%s is %s', (bangla, latin) => {
    expect(inLatinLetters(bangla)).toBe(latin);
  });
});
