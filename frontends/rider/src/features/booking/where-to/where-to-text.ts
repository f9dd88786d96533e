import { createCatalogue } from '@pothik/api-client';

export const useWhereToText = createCatalogue({
  en: {
    yourRide: 'Your ride',
    to: (drop: string) => `To ${drop}`,
    looking: 'Looking for a driver',
    open: 'Open your ride',
    oneAtATime: 'One ride at a time. You can look up your next place here when this one has ended.',
  },
  bn: {
    yourRide: 'আপনার রাইড',
    to: (drop: string) => `ড্রপ: ${drop}`,
    looking: 'চালক খোঁজা হচ্ছে',
    open: 'রাইডটি খুলুন',
    oneAtATime: 'একবারে একটি রাইড। এটি শেষ হলে এখান থেকেই পরেরটি নিতে পারবেন।',
  },
});
