import { oneSpelling } from './letters.mjs';

/** Words of many names: all spellings mean the word on the left; those of '' are dropped. */
const GENERIC = {
  road: 'road rd sarak sharak sorok shorok রোড সড়ক রাস্তা',
  avenue: 'avenue ave av avenu avinue এভিনিউ অ্যাভিনিউ এ্যাভিনিউ এভেনিউ অ্যাভেনিউ',
  sarani: 'sarani sharani sharoni saroni shoroni সরণি সরণী',
  street: 'street st স্ট্রিট স্ট্রীট',
  lane: 'lane ln লেন',
  goli: 'goli gali gully গলি',
  highway: 'highway hwy মহাসড়ক হাইওয়ে',
  flyover: 'flyover ফ্লাইওভার',
  bridge: 'bridge ব্রিজ ব্রীজ সেতু',
  link: 'link লিংক লিঙ্ক',
  block: 'block blk ব্লক',
  sector: 'sector sec সেক্টর',
  section: 'section সেকশন',
  bazar: 'bazar bazaar bajar বাজার',
  house: 'house holding basha bari plot হাউস হাউজ বাসা বাড়ি বাড়ী হোল্ডিং প্লট',
  new: 'new নিউ',
  dhaka: 'dhaka ঢাকা',
  airport: 'airport এয়ারপোর্ট বিমানবন্দর',
  '': 'no number num নং নম্বর নাম্বার',
};

const MEANING = new Map(
  Object.entries(GENERIC).flatMap(([word, spellings]) =>
    spellings.split(' ').map((spelling) => [oneSpelling(spelling), word]),
  ),
);

/** What a word of many names means; '' for one that says nothing, undefined for any other word. */
export const meaningOf = (word) => MEANING.get(oneSpelling(word));

const latinDigit = (digit) => String.fromCharCode(digit.charCodeAt(0) - 0x09e6 + 0x30);

/** The words of a text in lower case with Latin digits: "Mirpur-10" and "road10" are two words each, "10A" is one. */
export const wordsOf = (text) =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\u09e6-\u09ef]/g, latinDigit)
    .replace(/\b[rc]\s*\/\s*a\b/g, ' ') // R/A and C/A: residential and commercial area
    .replace(/['’`.]/g, '')
    .replace(/[^a-z0-9\u0980-\u09e5\u09f0-\u09ff\u200c\u200d]+/g, ' ')
    .replace(/([a-z\u0980-\u09ff])(\d)/g, '$1 $2')
    .replace(/(\d)([a-z\u0980-\u09ff]{2,})/g, '$1 $2')
    .trim()
    .split(' ')
    .map((word) => word.replace(/^0+(?=\d)/, ''))
    .filter(Boolean);
