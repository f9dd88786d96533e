import { createCatalogue } from '@pothik/api-client';

/** Texts of the notification button and its panel. */
export const useNotificationText = createCatalogue({
  en: {
    title: 'Notifications',
    unread: (figure: string) => `Notifications, ${figure} unread`,
    arrived: (figure: string) => `New notification, ${figure} unread`,
    loading: 'Loading your notifications',
    failed: 'Your notifications did not load',
    failedText: 'The rest of Pothik works. Your ride, if you have one, goes on.',
    empty: 'No notifications yet',
    emptyText: 'What happens with your rides and your account is told here, and kept for 30 days.',
    fresh: 'New',
    earlier: 'Show earlier ones',
  },
  bn: {
    title: 'বিজ্ঞপ্তি',
    unread: (figure) => `বিজ্ঞপ্তি, পড়া হয়নি ${figure}`,
    arrived: (figure) => `নতুন বিজ্ঞপ্তি, ${figure}টি পড়া হয়নি`,
    loading: 'আপনার বিজ্ঞপ্তি আসছে',
    failed: 'আপনার বিজ্ঞপ্তি আসেনি',
    failedText: 'পথিকের বাকি সব চলছে। আপনার রাইড থাকলে সেটিও চলবে।',
    empty: 'এখনো কোনো বিজ্ঞপ্তি নেই',
    emptyText: 'আপনার রাইড ও অ্যাকাউন্টের সব খবর এখানে আসবে, থাকবে ৩০ দিন।',
    fresh: 'নতুন',
    earlier: 'আগেরগুলো দেখুন',
  },
});
