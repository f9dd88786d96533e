import { createCatalogue } from '@pothik/api-client';

/** Texts of a driver who drives away from the pickup. */
export const useMovingAwayText = createCatalogue({
  en: {
    title: 'Your driver is moving away.',
    choice: (name: string) =>
      `Wait for ${name}, or ask the next driver near you. Asking the next does not count as a cancellation.`,
    askNext: 'Ask the next driver',
  },
  bn: {
    title: 'আপনার চালক দূরে চলে যাচ্ছেন।',
    choice: (name) => `${name}-এর জন্য অপেক্ষা করুন, অথবা কাছের পরের চালককে ডাকুন। পরের জনকে ডাকলে সেটি বাতিল বলে ধরা হবে না।`,
    askNext: 'পরের চালককে ডাকুন',
  },
});
