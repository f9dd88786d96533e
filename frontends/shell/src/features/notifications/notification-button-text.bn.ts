/** The notification button in Bangla. */
export const bangla = {
  title: 'বিজ্ঞপ্তি',
  unread: (figure: string) => `বিজ্ঞপ্তি, পড়া হয়নি ${figure}`,
  arrived: (figure: string) => `নতুন বিজ্ঞপ্তি, ${figure}টি পড়া হয়নি`,
  failed: 'আপনার বিজ্ঞপ্তি আসেনি',
  failedText: 'পথিকের বাকি সব চলছে। আপনার রাইড থাকলে সেটিও চলবে।',
};
