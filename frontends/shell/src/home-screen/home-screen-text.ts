import { createCatalogue } from '@pothik/api-client';

export const useHomeScreenText = createCatalogue({
  en: {
    title: 'Put Pothik on your home screen',
    why: 'Opens faster, and works where the network is weak. It takes about 1 MB.',
    add: 'Add',
    showMe: 'Show me',
    notNow: 'Not now',
    done: 'Done',
    twoTaps: 'Two taps in Safari',
    tapShare: 'Tap Share in the browser’s bar',
    tapAdd: 'Choose “Add to Home Screen”',
  },
  bn: {
    title: 'হোম স্ক্রিনে পথিক রাখুন',
    why: 'তাড়াতাড়ি খুলবে, নেটওয়ার্ক কম থাকলেও চলবে। ১ এমবির মতো লাগবে।',
    add: 'রাখুন',
    showMe: 'দেখান',
    notNow: 'এখন না',
    done: 'হয়ে গেছে',
    twoTaps: 'Safari-তে দুটি চাপ',
    tapShare: 'ব্রাউজারের বারে Share চাপুন',
    tapAdd: '“Add to Home Screen” চাপুন',
  },
});
