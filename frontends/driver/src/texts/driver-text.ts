import { createCatalogue } from '@pothik/api-client';

/** Texts that several driver pages share. */
export const useDriverText = createCatalogue({
  en: {
    pageFailed: 'This page did not load',
    pageFailedText: 'The rest of Pothik works. Your ride, if you have one, goes on.',
    loading: 'Loading...',
    fare: 'Fare',
    rider: 'Rider',
    notConfirmed: 'not confirmed',
    date: 'Date',
    route: 'Route',
    status: 'Status',
    noAnswer: 'No answer came. Once you are connected, this page shows whether it was done.',
  },
  bn: {
    pageFailed: 'পাতাটি আসেনি',
    pageFailedText: 'পথিকের বাকি সব কাজ করছে। আপনার রাইড থাকলে তা চলছেই।',
    loading: 'আসছে...',
    fare: 'ভাড়া',
    rider: 'যাত্রী',
    notConfirmed: 'যাচাই হয়নি',
    date: 'তারিখ',
    route: 'পথ',
    status: 'অবস্থা',
    noAnswer: 'কোনো উত্তর আসেনি। সংযোগ ফিরলে কাজটি হয়েছে কি না, এই পাতাতেই দেখবেন।',
  },
});
