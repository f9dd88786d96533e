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
    noPhone: 'No phone number',
    noPictures: 'No pictures of the vehicle',
    unprovenPhone: 'The phone number is not confirmed: call it before you approve.',
    optionalReason: 'Reason (optional)',
    recordHint: 'Kept in the record under your name.',
    thisPlate: (plate: string) => `This plate: ${plate}`,
    looksLike: (plate: string) => `Looks like ${plate} of`,
    unnamed: 'a driver without a name',
    reasonKind: 'Kind of reason',
    formerMark: (count: string, one: boolean) => (one ? '1 former profile' : `${count} former profiles`),
    license: 'licence',
    plate: 'plate',
    licenseAndPlate: 'licence and this plate',
    formerPending: (number: string, date: string) =>
      `A profile with this ${number} was waiting for approval since ${date} when its account was deleted.`,
    formerApproved: (number: string, date: string) =>
      `A profile with this ${number} was approved on ${date} before its account was deleted.`,
    formerSuspended: (number: string, date: string, kind?: string) =>
      `A profile with this ${number} was suspended on ${date}${kind ? ` (${kind})` : ''} before its account was deleted.`,
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
    noPhone: 'ফোন নম্বর নেই',
    noPictures: 'গাড়ির ছবি নেই',
    unprovenPhone: 'ফোন নম্বরটি যাচাই হয়নি: অনুমোদনের আগে ফোন করে দেখুন।',
    optionalReason: 'কারণ (ঐচ্ছিক)',
    recordHint: 'এটি আপনার নামে নথিতে থাকবে।',
    thisPlate: (plate: string) => `এই প্লেট: ${plate}`,
    looksLike: (plate: string) => `${plate}-এর মতো দেখায়, চালক`,
    unnamed: 'নাম ছাড়া একজন চালক',
    reasonKind: 'কারণের ধরন',
    formerMark: (count: string) => `আগের ${count}টি প্রোফাইল`,
    license: 'লাইসেন্সের',
    plate: 'নম্বর প্লেটের',
    licenseAndPlate: 'লাইসেন্স ও নম্বর প্লেটের',
    formerPending: (number: string, date: string) =>
      `এই ${number} একটি প্রোফাইল ${date} থেকে অনুমোদনের অপেক্ষায় ছিল, তখন অ্যাকাউন্টটি মুছে ফেলা হয়।`,
    formerApproved: (number: string, date: string) =>
      `এই ${number} একটি প্রোফাইল ${date} তারিখে অনুমোদন পেয়েছিল, পরে অ্যাকাউন্টটি মুছে ফেলা হয়।`,
    formerSuspended: (number: string, date: string, kind?: string) =>
      `এই ${number} একটি প্রোফাইল ${date} তারিখে স্থগিত হয়েছিল${kind ? ` (${kind})` : ''}, পরে অ্যাকাউন্টটি মুছে ফেলা হয়।`,
  },
});
