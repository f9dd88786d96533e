import { createCatalogue } from '@pothik/api-client';

/** Texts of the page that demands two-step verification. */
export const useDemandText = createCatalogue({
  en: {
    demanded: 'Administrators here log in with a code from their phone, too. Set it up to go on.',
  },
  bn: {
    demanded: 'এখানে প্রশাসকেরা লগ ইন করার সময় ফোনের একটি কোডও দেন। এগোতে হলে এটি চালু করুন।',
  },
});
