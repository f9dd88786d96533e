import { createCatalogue } from '@pothik/api-client';

/** The words that all lists of rides share. */
export const useListWords = createCatalogue({
  en: {
    openRide: (date: string) => `Ride of ${date}`,
    shown: (from: string, to: string, total: string) => `${from} to ${to} of ${total}`,
  },
  bn: {
    openRide: (date: string) => `${date}-এর রাইড`,
    shown: (from: string, to: string, total: string) => `${total}টির মধ্যে ${from} থেকে ${to}`,
  },
});
