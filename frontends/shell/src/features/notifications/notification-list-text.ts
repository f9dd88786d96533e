import { createCatalogue } from '@pothik/api-client';

/** Texts of the notifications in their panel. */
export const useNotificationText = createCatalogue({
  en: {
    loading: 'Loading your notifications',
    empty: 'No notifications yet',
    emptyText: 'What happens with your rides and your account is told here, and kept for 30 days.',
    fresh: 'New',
    earlier: 'Show earlier ones',
  },
  bn: {
    loading: 'আপনার বিজ্ঞপ্তি আসছে',
    empty: 'এখনো কোনো বিজ্ঞপ্তি নেই',
    emptyText: 'আপনার রাইড ও অ্যাকাউন্টের সব খবর এখানে আসবে, থাকবে ৩০ দিন।',
    fresh: 'নতুন',
    earlier: 'আগেরগুলো দেখুন',
  },
});
