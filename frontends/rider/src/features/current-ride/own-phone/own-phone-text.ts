import { createCatalogue } from '@pothik/api-client';

/** Texts of the question for a rider's own phone number. */
export const useOwnPhoneText = createCatalogue({
  en: {
    title: 'Your phone number?',
    why: (name: string) =>
      `${name} can call you when you do not find each other. Without a number nobody can. Other riders never see it.`,
    add: 'Add it',
    no: 'Not now',
  },
  bn: {
    title: 'আপনার ফোন নম্বর?',
    why: (name: string) =>
      `একে অন্যকে খুঁজে না পেলে ${name} আপনাকে ফোন করতে পারবেন। নম্বর না থাকলে কেউ পারবেন না। অন্য যাত্রীরা এটি কখনও দেখেন না।`,
    add: 'নম্বর দিন',
    no: 'এখন নয়',
  },
});
