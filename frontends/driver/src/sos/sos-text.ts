import { createCatalogue } from '@pothik/api-client';

/** Texts beside the SOS button. */
export const useSosText = createCatalogue({
  en: {
    question: 'Our safety team is alerted at once. In an emergency, also call 999.',
  },
  bn: {
    question: 'আমাদের নিরাপত্তা দল সঙ্গে সঙ্গে জানবে। জরুরি অবস্থায় ৯৯৯ নম্বরেও কল করুন।',
  },
});
