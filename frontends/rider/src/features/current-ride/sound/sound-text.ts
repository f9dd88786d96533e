import { createCatalogue } from '@pothik/api-client';

export const useSoundText = createCatalogue({
  en: {
    question: 'A sound when your ride changes?',
    why: 'So that you need not watch this page. This device remembers your answer.',
    yes: 'Yes, with sound',
    no: 'No sound',
    label: 'Sound when your ride changes',
    on: 'Sound on',
    off: 'Sound off',
  },
  bn: {
    question: 'রাইডে কিছু বদলালে শব্দ করব?',
    why: 'তাহলে এই পাতার দিকে তাকিয়ে থাকতে হবে না। উত্তরটি এই ডিভাইসে মনে থাকবে।',
    yes: 'হ্যাঁ, শব্দ চাই',
    no: 'শব্দ ছাড়া',
    label: 'রাইডে কিছু বদলালে শব্দ',
    on: 'শব্দ চালু',
    off: 'শব্দ বন্ধ',
  },
});
