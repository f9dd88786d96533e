import { oneLine } from '@pothik/contracts/platform';

/** Words after which, or before which, a number belongs to one house and not to its street. */
export const HOUSE_WORDS: ReadonlySet<string> = new Set(
  [
    'house home flat apartment apt floor level lift unit room suite shop holding plot block sector gate no number num',
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
