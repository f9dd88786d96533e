import { latinDigits } from '@pothik/contracts/platform';

/** What lies inside one house: no place search knows it, and its number must not be taken for the road's. */
const INSIDE =
  '(?:flat|flt|apartment|apt|unit|suite|room|lift|level|floor|flr|ফ্ল্যাট|ফ্লাট|অ্যাপার্টমেন্ট|এপার্টমেন্ট|ইউনিট|রুম|লিফট|লেভেল|তলা|তালা|ফ্লোর)';
const SIGNS = '[\\s.:#–-]*';
const NUMBER_WORD = `(?:(?:no|number|num|নং|নম্বর|নাম্বার)${SIGNS})?`;
/** "4", "4/খ", "5C", "B4", "B-4", "বি৪". */
const ITS_NUMBER = '[a-z\\u0985-\\u09cd]{0,3}[-/]?\\d+(?:[-/]?[a-z\\u0995-\\u09b9]{1,2})?';
const ITS_LETTER = '[\\s.:#–-]+[a-z\\u0995-\\u09b9]';
const ORDINAL = '(?:st|nd|rd|th|ম|য়|\\u09af\\u09bc|র্থ|ষ্ঠ)';
const NOT_IN_WORD = '(?<![\\p{L}\\p{M}\\p{N}])';
const WORD_ENDS = '(?![\\p{L}\\p{M}\\p{N}])';

const BEHIND = new RegExp(
  `${NOT_IN_WORD}${INSIDE}(?:${SIGNS}${NUMBER_WORD}${ITS_NUMBER}|${ITS_LETTER})${WORD_ENDS}`,
  'gu',
);
/** "3rd floor" and "৩ তলা"; in "House 14 Level 2" the number before is the house's. */
const BEFORE = new RegExp(
  `${NOT_IN_WORD}\\d+(?:${ORDINAL}${SIGNS}${INSIDE}${WORD_ENDS}|${SIGNS}${NUMBER_WORD}${INSIDE}${WORD_ENDS}(?!${SIGNS}\\d))`,
  'gu',
);

/** A typed address without its flat and floor: "Flat B4, House 9, Road 27" is sought as "House 9, Road 27". */
export const withoutInsideOfHouse = (text: string): string =>
  latinDigits(text.normalize('NFC').toLowerCase()).replace(BEFORE, ', ').replace(BEHIND, ', ');
