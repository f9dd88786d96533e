import { createCatalogue } from '@pothik/api-client';

/** Texts that several rider pages share. */
export const useRiderText = createCatalogue({
  en: {
    pageFailed: 'This page did not load',
    pageFailedText: 'The rest of Pothik works. Your ride, if you have one, goes on.',
    offline: 'You are offline',
    offlineText: 'This appears by itself as soon as you are connected again.',
    noConnection: 'No connection',
    noConnectionText: 'Pothik did not answer. Please check your network and try again.',
    getRide: 'Get Ride',
    fare: 'Fare',
    driver: 'Driver',
    yearsOfDriving: (years: string, one: boolean) => (one ? '1 year of driving' : `${years} years of driving`),
    roadTime: 'Time on the road',
    minutes: (count: string, one: boolean) => (one ? '1 minute' : `${count} minutes`),
    rideNumber: (number: string) => `Ride ${number}`,
    rideAgain: 'Ride again',
    help: 'Help with this ride',
  },
  bn: {
    pageFailed: 'পাতাটি আসেনি',
    pageFailedText: 'পথিকের বাকি সব কাজ করছে। আপনার রাইড থাকলে তা চলছেই।',
    offline: 'আপনি অফলাইনে আছেন',
    offlineText: 'সংযোগ ফিরলেই এটি নিজে থেকে দেখা যাবে।',
    noConnection: 'সংযোগ নেই',
    noConnectionText: 'পথিকের উত্তর পাওয়া যায়নি। ইন্টারনেট দেখে আবার চেষ্টা করুন।',
    getRide: 'রাইড নিন',
    fare: 'ভাড়া',
    driver: 'চালক',
    yearsOfDriving: (years: string) => `${years} বছর ধরে চালান`,
    roadTime: 'পথে সময়',
    minutes: (count: string) => `${count} মিনিট`,
    rideNumber: (number: string) => `রাইড ${number}`,
    rideAgain: 'আবার এই পথে',
    help: 'এই রাইড নিয়ে সাহায্য',
  },
});
