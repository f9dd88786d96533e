import { createCatalogue } from '@pothik/api-client';

/** Texts that every list of the administrators shares. */
export const useListText = createCatalogue({
  en: {
    shown: (from: string, to: string, total: string) => `${from} to ${to} of ${total}`,
    sort: 'Sort by',
    newest: 'Newest first',
    oldest: 'Oldest first',
  },
  bn: {
    shown: (from: string, to: string, total: string) => `মোট ${total}-এর মধ্যে ${from} থেকে ${to}`,
    sort: 'সাজান',
    newest: 'নতুন আগে',
    oldest: 'পুরোনো আগে',
  },
});
