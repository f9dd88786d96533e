/** The estimates of a fare in Bangla. */
export const bangla = {
  title: 'গাড়ি ও ভাড়া',
  noneNear: 'এখন কাছে কেউ নেই',
  minutesAway: (range: string) => `${range} মিনিট দূরে`,
  kilometresAway: (range: string) => `${range} কিমি দূরে`,
  loading: 'ভাড়া হিসাব হচ্ছে...',
  fare: (low: string, high: string) => `${low}–${high}`,
  oneFare: (fare: string) => `প্রায় ${fare}`,
  minutes: (range: string) => `${range} মিনিট`,
  kilometres: (range: string) => `${range} কিমি`,
  note: 'এটি আনুমানিক, আসল ভাড়া চালক জানাবেন।',
  stated: 'সময়ের ধারণাটা মোটামুটি: এই সময়ে এদিকে এখনো যথেষ্ট রাইড হয়নি।',
  straight: 'দূরত্ব সোজা পথ ধরে হিসাব করা।',
  withoutPoint: 'আনুমানিক ভাড়া দেখতে দুটি জায়গাই তালিকা থেকে বেছে নিন। না বাছলেও অনুরোধ পাঠানো যাবে।',
  outside: 'আনুমানিক ভাড়া নেই: জায়গা দুটি আমাদের কোনো একটি শহরে নয়। চালক ভাড়া জানাবেন।',
  noTariff: 'আনুমানিক ভাড়া নেই: এই শহরের ভাড়ার হার এখনো ঠিক হয়নি। চালক ভাড়া জানাবেন।',
  failed: 'আনুমানিক ভাড়া আসেনি। এটি ছাড়াও অনুরোধ পাঠাতে পারেন, চালক ভাড়া জানাবেন।',
};
