import { createCatalogue } from '@pothik/api-client';

/** Asking for a fare at the pickup. */
export const useFirstFareText = createCatalogue({
  en: {
    title: 'First the fare',
    text: (name: string) => `${name} has not agreed to a fare yet. Name it, and ${name} gets a code.`,
    setAndArrive: 'Set fare and arrive',
  },
  // Loaded with it: a part of a page has no chunk of texts to wait for.
  bn: {
    title: 'আগে ভাড়া',
    text: (name: string) => `${name} এখনো কোনো ভাড়ায় রাজি হননি। ভাড়া বললে ${name} কোড পাবেন।`,
    setAndArrive: 'ভাড়া পাঠিয়ে এসে গেছি',
  },
});
