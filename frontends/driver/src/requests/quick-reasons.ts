import { createCatalogue } from '@pothik/api-client';

/** What drivers mostly say; the rider reads it as it stands. */
export const useQuickReasons = createCatalogue({
  en: {
    far: 'Too far from here',
    otherWay: 'I go another way',
    noRoom: 'No room for this many',
    pause: 'I need a break',
  },
  bn: {
    far: 'এখান থেকে অনেক দূর',
    otherWay: 'অন্য দিকে যাচ্ছি',
    noRoom: 'এত জনের জায়গা নেই',
    pause: 'একটু বিরতি নিচ্ছি',
  },
});
