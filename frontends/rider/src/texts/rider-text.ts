import { createCatalogue } from '@pothik/api-client';

/** Words that several of a rider's pages share. */
export const useRiderText = createCatalogue({
  en: {
    pageFailed: 'This page did not load',
    pageFailedText: 'The rest of Pothik works. Your ride, if you have one, goes on.',
    getRide: 'Get Ride',
    pickup: 'Pickup',
    drop: 'Drop',
    fare: 'Fare',
    driver: 'Driver',
    CAR: 'Car',
    BIKE: 'Bike',
    CNG: 'CNG',
    MINIVAN: 'Minivan',
    PREMIUM: 'Premium',
    EV: 'EV',
    yearsOfDriving: (years: string, one: boolean) => (one ? '1 year of driving' : `${years} years of driving`),
  },
  bn: {
    pageFailed: 'পাতাটি আসেনি',
    pageFailedText: 'পথিকের বাকি সব কাজ করছে। আপনার রাইড থাকলে তা চলছেই।',
    getRide: 'রাইড নিন',
    pickup: 'যাত্রা শুরু',
    drop: 'গন্তব্য',
    fare: 'ভাড়া',
    driver: 'চালক',
    CAR: 'কার',
    BIKE: 'বাইক',
    CNG: 'সিএনজি',
    MINIVAN: 'মিনিভ্যান',
    PREMIUM: 'প্রিমিয়াম',
    EV: 'ইভি',
    yearsOfDriving: (years: string) => `${years} বছর ধরে চালান`,
  },
});
