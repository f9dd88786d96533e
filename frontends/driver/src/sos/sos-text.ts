import { createCatalogue } from '@pothik/api-client';

/** Texts beside the SOS button. */
export const useSosText = createCatalogue({
  en: {
    question: 'Every administrator of Pothik is alerted at once. In danger of life also call 999.',
    storedAt: (time: string) => `Stored at ${time}. Every administrator has been alerted.`,
    notConfirmed: 'No answer confirms it. Try again, or call',
  },
  bn: {
    question: 'পথিকের সব প্রশাসক সঙ্গে সঙ্গে জানবেন। প্রাণের ঝুঁকি থাকলে ৯৯৯ নম্বরেও কল করুন।',
    storedAt: (time: string) => `${time}-এ জমা হয়েছে। সব প্রশাসককে জানানো হয়েছে।`,
    notConfirmed: 'জমা হয়েছে বলে নিশ্চিত হওয়া যায়নি। আবার চেষ্টা করুন, অথবা কল করুন',
  },
});
