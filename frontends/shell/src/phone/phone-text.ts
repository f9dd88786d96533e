import { createCatalogue } from '@pothik/api-client';

/** Texts beside a phone number and the code that confirms it. */
export const usePhoneText = createCatalogue({
  en: {
    phone: 'Phone number',
    sendCode: 'Send the code',
    codeTitle: 'Enter the code',
    sentTo: (phone: string) => `We sent a 6-digit code by SMS to ${phone}. It is valid for 5 minutes.`,
    code: 'Code',
    otherNumber: 'Change the number',
    sentAgain: 'We sent another code.',
  },
  bn: {
    phone: 'ফোন নম্বর',
    sendCode: 'কোড পাঠান',
    codeTitle: 'কোডটি লিখুন',
    sentTo: (phone) => `${phone} নম্বরে এসএমএসে ৬\u00a0সংখ্যার একটা কোড পাঠিয়েছি। কোডটি ৫\u00a0মিনিট চলবে।`,
    code: 'কোড',
    otherNumber: 'নম্বর বদলান',
    sentAgain: 'আরেকটা কোড পাঠিয়েছি।',
  },
});
