import { createCatalogue } from '@pothik/api-client';

/** Texts of the estimate before a ride is asked for. */
export const useEstimateText = createCatalogue({
  en: {
    title: 'What it should cost',
    loading: 'Working out the fare...',
    fare: (low: string, high: string) => `${low}–${high}`,
    oneFare: (fare: string) => `About ${fare}`,
    minutes: (range: string) => `${range} min`,
    kilometres: (range: string) => `${range} km`,
    note: 'A range, not the fare: the driver names the fare.',
    stated: 'The minutes are a wide range: too few rides were driven here at this hour.',
    straight: 'The distance is worked out from the straight line.',
    withoutPoint: 'Choose both places from the suggestions to see what the ride should cost. Asking works without it.',
    outside: 'No estimate: these two places are not in one of our cities. The driver names the fare.',
    noTariff: 'No estimate: this city has no fares yet. The driver names the fare.',
    failed: 'The estimate did not arrive. You can ask without it; the driver names the fare.',
  },
  bn: {
    title: 'ভাড়া কত হতে পারে',
    loading: 'ভাড়া হিসাব হচ্ছে...',
    fare: (low: string, high: string) => `${low}–${high}`,
    oneFare: (fare: string) => `প্রায় ${fare}`,
    minutes: (range: string) => `${range} মিনিট`,
    kilometres: (range: string) => `${range} কিমি`,
    note: 'এটি আনুমানিক, আসল ভাড়া চালক জানাবেন।',
    stated: 'সময়ের ধারণাটা মোটামুটি: এই সময়ে এদিকে এখনো যথেষ্ট রাইড হয়নি।',
    straight: 'দূরত্ব সোজা পথ ধরে হিসাব করা।',
    withoutPoint: 'আনুমানিক ভাড়া দেখতে দুটি জায়গাই তালিকা থেকে বেছে নিন। না বাছলেও অনুরোধ পাঠানো যাবে।',
    outside: 'আনুমানিক ভাড়া নেই: জায়গা দুটি আমাদের কোনো একটি শহরে নয়। চালক ভাড়া জানাবেন।',
    noTariff: 'আনুমানিক ভাড়া নেই: এই শহরের ভাড়ার হার এখনো ঠিক হয়নি। চালক ভাড়া জানাবেন।',
    failed: 'আনুমানিক ভাড়া আসেনি। এটি ছাড়াও অনুরোধ পাঠাতে পারেন, চালক ভাড়া জানাবেন।',
  },
});
