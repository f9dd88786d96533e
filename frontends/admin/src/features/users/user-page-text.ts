import { createCatalogue } from '@pothik/api-client';

/** Texts of one person's page. */
export const useUserPageText = createCatalogue({
  en: {
    documentTitle: (title: string) => `${title} · Pothik`,
    back: 'Back to the users',
    loading: 'Loading the person',
    failed: 'The person did not load',
    notFound: 'User not found',
    notFoundText: 'There is nobody at this address. The account may have been deleted.',
    account: 'Account',
    email: 'Email',
    ways: 'See also',
    waysOf: (name: string) => `More about ${name}`,
    driver: 'Driver profile',
    ridesAsDriver: 'Rides as driver',
    ridesAsRider: 'Rides as rider',
    acts: 'In the audit log',
  },
  bn: {
    documentTitle: (title: string) => `${title} · পথিক`,
    back: 'ব্যবহারকারীদের তালিকায় ফিরুন',
    loading: 'ব্যক্তির তথ্য আসছে',
    failed: 'ব্যক্তির তথ্য আসেনি',
    notFound: 'ব্যবহারকারীকে পাওয়া যায়নি',
    notFoundText: 'এই ঠিকানায় কেউ নেই। অ্যাকাউন্টটি হয়তো মুছে ফেলা হয়েছে।',
    account: 'অ্যাকাউন্ট',
    email: 'ইমেইল',
    ways: 'আরও দেখুন',
    waysOf: (name: string) => `${name}: আরও তথ্য`,
    driver: 'চালকের পাতা',
    ridesAsDriver: 'চালক হিসেবে রাইড',
    ridesAsRider: 'যাত্রী হিসেবে রাইড',
    acts: 'অডিট লগে',
  },
});
