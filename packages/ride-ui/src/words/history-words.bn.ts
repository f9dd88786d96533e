import type { CauseWords } from './cause-words';
import { because, type HistoryWords, whyIn } from './history-sentence';

const CAUSE_TO_RIDER: CauseWords = {
  unanswered: 'চালক সময়মতো উত্তর দেননি',
  'took-another-ride': 'চালক আরেকটি রাইড নিয়েছেন',
  'driver-suspended': 'চালক এখন আর নেই',
  'driver-left': 'চালককে এখন আর পাওয়া যাচ্ছে না',
  'account-deleted': 'চালক এখন আর নেই',
  'not-picked-up': 'সময়মতো ওঠা হয়নি',
  'too-long': 'রাইডটি ২৪ ঘণ্টার বেশি চলেছে',
  'moved-away': 'চালক দূরে চলে যাচ্ছিলেন',
  'fare-not-agreed': 'ভাড়ায় মেলেনি',
  'nobody-next': 'কোনো চালক পাওয়া যায়নি',
};

const CAUSE_TO_DRIVER: CauseWords = {
  unanswered: 'আপনি সময়মতো উত্তর দেননি',
  'took-another-ride': 'আপনি আরেকটি রাইড নিয়েছেন',
  'driver-suspended': 'আপনি তখন আর রাইড নিতে পারতেন না',
  'driver-left': 'আপনি তখন আর অনলাইনে ছিলেন না',
  'account-deleted': 'যাত্রী আর পথিকে নেই',
  'not-picked-up': 'যাত্রীকে সময়মতো তোলা হয়নি',
  'too-long': 'রাইডটি ২৪ ঘণ্টার বেশি চলেছে',
  'moved-away': 'আপনি দূরে চলে যাচ্ছিলেন বলে যাত্রী পরের চালককে ডেকেছেন',
  'fare-not-agreed': 'ভাড়ায় মেলেনি বলে যাত্রী পরের চালককে ডেকেছেন',
  'nobody-next': 'যাত্রী পরের চালক চেয়েছেন',
};

const claimed: HistoryWords['claimed'] = (pressed, arrived) => `${pressed}-এ চাপ দিয়েছেন, ${arrived}-এ পৌঁছেছে`;

export const TO_RIDER: HistoryWords = {
  by: (party, driver) => ({ RIDER: 'আপনি', DRIVER: driver, ADMINISTRATOR: 'পথিক', SYSTEM: 'নিজে থেকে' })[party],
  because,
  claimed,
  why: whyIn(CAUSE_TO_RIDER),
};

export const TO_DRIVER: HistoryWords = {
  by: (party) => ({ DRIVER: 'আপনি', RIDER: 'যাত্রী', ADMINISTRATOR: 'পথিক', SYSTEM: 'নিজে থেকে' })[party],
  because,
  claimed,
  why: whyIn(CAUSE_TO_DRIVER),
};
