/** The suggestions for a pickup or drop in Bangla. */
export const bangla = {
  here: 'এখনকার লোকেশন',
  hereReason: 'ব্রাউজার আগে আপনার অনুমতি চাইবে। শুধু ওঠার জায়গা বসাতে লাগে।',
  pin: 'মানচিত্রে পিন বসান',
  pinHint: 'ঠিকানায় কাজ না হলে',
  asTyped: (typed: string) => `“${typed}” লিখেই পাঠান`,
  notFound: 'মানচিত্রে পাওয়া যায়নি: চালক আপনার লেখাটাই পড়বেন।',
  searchFailed: 'এখন জায়গা খোঁজা যাচ্ছে না। যা লিখবেন, চালক সেটাই পড়বেন।',
  stillSearching: 'একটু অপেক্ষা করুন, খোঁজা হচ্ছে।',
  recent: 'কিছুদিন আগে গিয়েছেন',
  suggestions: 'যেসব জায়গা হতে পারে',
  count: (count: string) => `${count}টি জায়গা`,
  HOME: 'বাসা',
  WORK: 'অফিস',
};
