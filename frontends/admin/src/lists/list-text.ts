import { createCatalogue } from '@pothik/api-client';

/** Texts that every list of the administrators shares. */
export const useListText = createCatalogue({
  en: {
    shown: (from: string, to: string, total: string) => `${from} to ${to} of ${total}`,
    backToRecord: 'Back to the audit log',
    pages: 'Pages',
    page: (number: string) => `Page ${number}`,
    size: 'Rows per page',
    perPage: (size: string) => `${size} per page`,
    sort: 'Sort by',
    newest: 'Newest first',
    oldest: 'Oldest first',
  },
  bn: {
    shown: (from: string, to: string, total: string) => `মোট ${total}-এর মধ্যে ${from} থেকে ${to}`,
    backToRecord: 'অডিট লগে ফিরুন',
    pages: 'পাতা',
    page: (number: string) => `পাতা ${number}`,
    size: 'প্রতি পাতায় কয়টি',
    perPage: (size: string) => `পাতায় ${size}টি`,
    sort: 'সাজান',
    newest: 'নতুন আগে',
    oldest: 'পুরোনো আগে',
  },
});
