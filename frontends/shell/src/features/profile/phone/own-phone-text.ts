import { createCatalogue } from '@pothik/api-client';
import { authRoutes } from '@pothik/contracts/routes';

/** Texts of one's own number on the profile page. */
export const useOwnPhoneText = createCatalogue({
  en: {
    proven: 'Number confirmed',
    notProven: 'Number not confirmed',
    prove: 'Confirm number',
    change: 'Change number',
    title: 'Your phone number',
    hint: 'We send you a code by SMS. After that you can log in with this number.',
    cancel: 'Cancel',
    confirm: 'Confirm',
    confirmed: authRoutes.proveOwnPhone.message,
    noSms: 'No SMS? Check the number.',
    password: 'Your password',
    passwordHint: 'So that nobody else changes your number on an unlocked phone.',
  },
  bn: {
    proven: 'নম্বর যাচাই হয়েছে',
    notProven: 'নম্বর যাচাই হয়নি',
    prove: 'নম্বর যাচাই করুন',
    change: 'নম্বর বদলান',
    title: 'আপনার ফোন নম্বর',
    hint: 'এসএমএসে একটা কোড যাবে। এরপর এই নম্বর দিয়েই লগ\u00a0ইন করতে পারবেন।',
    cancel: 'বাদ দিন',
    confirm: 'যাচাই করুন',
    confirmed: 'নম্বর যাচাই হয়েছে',
    noSms: 'এসএমএস না এলে নম্বরটা দেখে নিন।',
    password: 'আপনার পাসওয়ার্ড',
    passwordHint: 'ফোন খোলা পড়ে থাকলেও যাতে আর কেউ আপনার নম্বর বদলাতে না পারে।',
  },
});
