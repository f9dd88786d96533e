import { createCatalogue } from '@pothik/api-client';

/** Why riders mostly cancel; the driver reads it as it stands. */
export const useQuickReasons = createCatalogue({
  en: {
    plans: 'My plans have changed',
    far: 'The driver is too far away',
    fare: 'The fare is too high',
    place: 'The place is wrong',
  },
  bn: {
    plans: 'আমার পরিকল্পনা বদলেছে',
    far: 'চালক অনেক দূরে',
    fare: 'ভাড়া বেশি',
    place: 'জায়গা ভুল হয়েছে',
  },
});
