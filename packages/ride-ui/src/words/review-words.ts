import { createCatalogue } from '@pothik/api-client';
import type { ReviewReason } from '@pothik/contracts/ride';

const ENGLISH: Readonly<Record<ReviewReason, string>> = {
  'too-quick': 'Quicker than a real ride',
  'too-fast': 'Faster than a vehicle can drive',
  'far-from-pickup': 'Driver never came near the pickup',
  'fare-too-high': 'Took too little time for this fare',
};

const BANGLA: Readonly<Record<ReviewReason, string>> = {
  'too-quick': 'সত্যিকারের রাইডের চেয়ে কম সময়',
  'too-fast': 'গাড়ির পক্ষে অসম্ভব গতি',
  'far-from-pickup': 'চালক পিকআপের কাছে আসেননি',
  'fare-too-high': 'এই ভাড়ার তুলনায় সময় কম লেগেছে',
};

/** The review of an implausible ride, in people's words. */
export const useReviewWords = createCatalogue({
  en: {
    REVIEW: 'Under review',
    CONFIRMED: 'Confirmed',
    LEFT_OUT: 'Not counted',
    ...ENGLISH,
    ofReview: 'Every such ride is checked. You need to do nothing: your fare and receipt stay.',
    ofLeftOut: 'It is left out of the statistics. Your fare and receipt stay.',
  },
  bn: {
    REVIEW: 'যাচাই চলছে',
    CONFIRMED: 'নিশ্চিত করা হয়েছে',
    LEFT_OUT: 'গোনা হয়নি',
    ...BANGLA,
    ofReview: 'এমন প্রতিটি রাইড একবার দেখা হয়। আপনার কিছু করতে হবে না: ভাড়া আর রসিদ থাকছে।',
    ofLeftOut: 'রাইডটি পরিসংখ্যানে ধরা হয়নি। ভাড়া আর রসিদ থাকছে।',
  },
});
