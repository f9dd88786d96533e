import { oneLine } from '@pothik/contracts/platform';

/** Words after which, or before which, a number belongs to one house and not to its street. */
export const HOUSE_WORDS: ReadonlySet<string> = new Set(
  [
    'house home basha bari flat apartment apt floor level lift unit room suite shop holding plot block sector gate no number num',
    'villa tower building bldg bhaban bhavan mansion complex garden',
    'বাসা বাড়ি বাড়ী হাউস হাউজ ফ্ল্যাট ফ্লাট অ্যাপার্টমেন্ট তলা তালা ফ্লোর লেভেল ইউনিট রুম দোকান হোল্ডিং প্লট ব্লক সেক্টর',
    'গেট নং নম্বর নাম্বার ভবন ভিলা টাওয়ার বিল্ডিং ম্যানশন',
  ].flatMap((line) => line.split(' ').map((word) => oneLine(word))),
);

/** Their number stands before them: “3rd floor”, “৪ তলা”. */
export const FLOOR_WORDS: ReadonlySet<string> = new Set('floor তলা তালা ফ্লোর'.split(' '));

/** They say how to find a place by another one. */
export const LANDMARK_WORDS: ReadonlySet<string> = new Set(
  'near beside behind opposite opp front next besides কাছে পাশে পিছনে পেছনে সামনে বিপরীতে উল্টোদিকে উল্টো'.split(' '),
);

/** They name a street, however they are written: never kept, nor the number after them. */
export const STREET_WORDS: ReadonlySet<string> = new Set(
  'road rd rod rode street st lane ln avenue ave sarak sorok shorok goli রোড রোডের সড়ক লেন গলি এভিনিউ অ্যাভিনিউ'
    .split(' ')
    .map((word) => oneLine(word)),
);

/** They say nothing by themselves. */
export const FILLING_WORDS: ReadonlySet<string> = new Set('the a an of in at on to by and er এর ও'.split(' '));

const words = (lines: readonly string[]): ReadonlySet<string> =>
  new Set(lines.flatMap((line) => line.split(' ')).map((word) => oneLine(word)));

/** They belong to the word or number beside them: “Road no. 5”, “৩ নং গলি”. */
export const NUMBER_WORDS = words(['no number num nong নং নম্বর নাম্বার']);

/** What one letter stands for before a number: “H-12, R-27, S-3”. */
export const LETTER_MEANS: Readonly<Record<string, string>> = { h: 'house', r: 'road', s: 'sector' };

/** Words that mean the same before a number, so that a suggestion is known to have the house, block or sector. */
export const SAME_LABEL: readonly ReadonlySet<string>[] = [
  words(['house home holding plot basha bari বাসা বাড়ি বাড়ী হাউস হাউজ হোল্ডিং প্লট']),
  words(['block ব্লক']),
  words(['sector সেক্টর']),
];

/** Neighbourhoods that people name in place of the thana around them. */
export const AREA_WORDS = words([
  'banani niketon baridhara mohakhali lalmatia banasree banasri nikunja shyamoli farmgate mogbazar moghbazar bashundhara',
  'dhanmondi dhanmandi kalabagan wari agargaon shahjadpur',
  'বনানী নিকেতন বারিধারা মহাখালী লালমাটিয়া বনশ্রী নিকুঞ্জ শ্যামলী ফার্মগেট মগবাজার বসুন্ধরা ধানমন্ডি ধানমণ্ডি কলাবাগান ওয়ারী আগারগাঁও',
]);
