import { createCatalogue } from '@pothik/api-client';

/** Texts beside the SOS button. */
export const useSosText = createCatalogue({
  en: {
    question: 'Every administrator of Pothik is alerted at once. In danger of life also call 999.',
  },
  bn: {
    question: 'পথিকের সব প্রশাসক সঙ্গে সঙ্গে জানবেন। প্রাণের ঝুঁকি থাকলে ৯৯৯ নম্বরেও কল করুন।',
  },
});
