/** The blocks of an account in Bangla. */
export const bangla = {
  profileFailed: 'আপনার চালক প্রোফাইল আসেনি',
  rideFailed: 'আপনার রাইডটি আসেনি',
  noSos: 'রাইডটি না আসা পর্যন্ত SOS পাঠানো যাবে না। প্রাণের ঝুঁকি থাকলে কল করুন',
  pending: 'অ্যাকাউন্ট যাচাই চলছে',
  pendingText: 'আপনার লাইসেন্স ও গাড়ি দেখা হচ্ছে। অনুমোদন হলেই গাড়ি চালাতে পারবেন।',
  goHome: 'হোমে যান',
  suspended: 'অ্যাকাউন্ট স্থগিত',
  suspendedText: 'আপাতত রাইড নিতে পারবেন না। ভুল হয়েছে মনে হলে আমাদের লিখুন।',
  reason: 'কারণ',
  contactSupport: 'সহায়তা নিন',
  finishRide: 'চলতি রাইডটি শেষ করুন।',
  account: 'অ্যাকাউন্ট',
  logOut: 'লগ আউট',
  logOutFailed: 'লগ আউট হয়নি',
  byRider: (reason: string) => `যাত্রী রাইডটি বাতিল করেছেন: ${reason}`,
  byPothik: (reason: string) => `পথিক রাইডটি বাতিল করেছে: ${reason}`,
};
