import { createCatalogue } from '@pothik/api-client';
import { authRoutes } from '@pothik/contracts/routes';

/** Texts of adding an e-mail to an account that has none. */
export const useOwnEmailText = createCatalogue({
  en: {
    add: 'Add email',
    title: 'Your email',
    email: 'Email',
    hint: 'We mail you a code. If you lose your number, you can log in with this email.',
    sendCode: 'Send the code',
    codeTitle: 'Enter the code',
    mailed: (email: string) => `We mailed a 6-digit code to ${email}. It is valid for 5 minutes.`,
    noMail: 'No mail? Look in the spam folder too.',
    otherEmail: 'Use another email',
    cancel: 'Cancel',
    confirm: 'Confirm',
    added: authRoutes.proveOwnEmail.message,
    addedText: 'To log in with it, choose a password under “Forgot password?”.',
  },
  bn: {
    add: 'ইমেইল যোগ করুন',
    title: 'আপনার ইমেইল',
    email: 'ইমেইল',
    hint: 'ইমেইলে একটা কোড যাবে। নম্বর হারালে এই ইমেইল দিয়ে ঢুকতে পারবেন।',
    sendCode: 'কোড পাঠান',
    codeTitle: 'কোডটি লিখুন',
    mailed: (email) => `${email} ঠিকানায় ৬\u00a0সংখ্যার একটা কোড পাঠিয়েছি। কোডটি ৫\u00a0মিনিট চলবে।`,
    noMail: 'মেইল না এলে স্প্যাম ফোল্ডারেও দেখুন।',
    otherEmail: 'অন্য ইমেইল দিন',
    cancel: 'বাদ দিন',
    confirm: 'যাচাই করুন',
    added: 'ইমেইল যোগ হয়েছে',
    addedText: 'ইমেইল দিয়ে ঢুকতে “পাসওয়ার্ড ভুলে গেছেন?” থেকে একটা পাসওয়ার্ড ঠিক করুন।',
  },
});
