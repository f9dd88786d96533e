import { createCatalogue } from '@pothik/api-client';

/** That the desk booked a ride for somebody who called, to each reader. */
export const useByPhoneWords = createCatalogue({
  en: {
    RIDER: 'Booked by phone for you',
    DRIVER: 'Booked by phone',
    ADMINISTRATOR: 'Booked by phone',
    by: (name: string) => `Booked by phone, by ${name}`,
  },
  bn: {
    RIDER: 'আপনার জন্য ফোনে বুক করা',
    DRIVER: 'ফোনে বুক করা',
    ADMINISTRATOR: 'ফোনে বুক করা',
    by: (name: string) => `ফোনে বুক করেছেন ${name}`,
  },
});
