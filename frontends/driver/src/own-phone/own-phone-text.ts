import { createCatalogue } from '@pothik/api-client';

/** Texts of the question for a driver's confirmed number. */
export const useOwnPhoneText = createCatalogue({
  en: {
    title: 'Confirm your phone number',
    why: 'We send you a code by SMS. After that you can log in with your number, and nobody else can use it here.',
    confirm: 'Confirm number',
    no: 'Not now',
  },
  bn: {
    title: 'আপনার ফোন নম্বর যাচাই করুন',
    why: 'এসএমএসে একটা কোড যাবে। এরপর নম্বর দিয়েই লগ\u00a0ইন করতে পারবেন, আর কেউ এখানে আপনার নম্বর দিতে পারবে না।',
    confirm: 'নম্বর যাচাই করুন',
    no: 'এখন নয়',
  },
});
