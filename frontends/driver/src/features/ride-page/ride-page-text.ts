import { createCatalogue } from '@pothik/api-client';

/** Texts of one ride's page. */
export const useRidePageText = createCatalogue({
  en: {
    title: (date: string) => `Ride of ${date}`,
    documentTitle: (title: string) => `${title} · Pothik`,
    back: 'Back to the list',
    goOn: 'Go to the active ride',
    answer: 'Answer the request',
    noFare: 'N/A',
    history: 'History',
    failed: 'The ride did not load',
    notFound: 'Ride not found',
    notFoundText: 'It does not exist, or it is not one of your rides.',
  },
  bn: {
    title: (date: string) => `${date}-এর রাইড`,
    documentTitle: (title: string) => `${title} · পথিক`,
    back: 'তালিকায় ফিরুন',
    goOn: 'চলতি রাইডে যান',
    answer: 'অনুরোধের উত্তর দিন',
    noFare: 'নেই',
    history: 'যা যা হয়েছে',
    failed: 'রাইডটি আসেনি',
    notFound: 'রাইডটি পাওয়া যায়নি',
    notFoundText: 'রাইডটি নেই, অথবা এটি আপনার রাইড নয়।',
  },
});
