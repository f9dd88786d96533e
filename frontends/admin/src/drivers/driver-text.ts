import { createCatalogue } from '@pothik/api-client';

/** Texts about drivers that lists, the driver's page and the dialog share. */
export const useDriverText = createCatalogue({
  en: {
    statuses: 'Status',
    everyStatus: 'All',
    mostRides: 'Most rides',
    mostEarnings: 'Most earnings',
    mostExperience: 'Most experience',
    openDriver: (name: string) => `Open ${name}`,
    changed: 'Changed since approval',
    shared: (count: string, one: boolean) =>
      one ? 'Plate shared with 1 driver' : `Plate shared with ${count} drivers`,
    waiting: (duration: string) => `Waiting for ${duration}`,
    onRide: 'On a ride',
    optionalReason: 'Reason (optional)',
    recordHint: 'Kept in the record under your name.',
    looksLike: (plate: string) => `Looks like ${plate} of`,
    unnamed: 'a driver without a name',
  },
  bn: {
    statuses: 'অবস্থা',
    everyStatus: 'সব',
    mostRides: 'বেশি রাইড আগে',
    mostEarnings: 'বেশি আয় আগে',
    mostExperience: 'বেশি অভিজ্ঞতা আগে',
    openDriver: (name: string) => `${name}-এর পাতা খুলুন`,
    changed: 'অনুমোদনের পর বদলেছে',
    shared: (count: string) => `একই নম্বর প্লেটে আরও ${count} জন চালক`,
    waiting: (duration: string) => `${duration} ধরে অপেক্ষায়`,
    onRide: 'রাইডে আছেন',
    optionalReason: 'কারণ (ঐচ্ছিক)',
    recordHint: 'এটি আপনার নামে নথিতে থাকবে।',
    looksLike: (plate: string) => `${plate}-এর মতো দেখায়, চালক`,
    unnamed: 'নাম ছাড়া একজন চালক',
  },
});
