import { createCatalogue } from '@pothik/api-client';

/** Texts of the code of two-step verification, wherever it is asked. */
export const useSecondFactorText = createCatalogue({
  en: {
    title: 'Two-step verification',
    code: 'Code from your authenticator app',
    recoveryCode: 'Recovery code',
    recoveryHint: 'One of the ten codes that you kept. Each works once.',
    useRecoveryCode: 'Use a recovery code',
    useApp: 'Use the authenticator app',
    cancel: 'Cancel',
  },
  bn: {
    title: 'দুই ধাপে যাচাই',
    code: 'অথেনটিকেটর অ্যাপের কোড',
    recoveryCode: 'রিকভারি কোড',
    recoveryHint: 'আপনার রেখে দেওয়া দশটি কোডের একটি। প্রতিটি একবারই কাজ করে।',
    useRecoveryCode: 'রিকভারি কোড ব্যবহার করুন',
    useApp: 'অথেনটিকেটর অ্যাপের কোড দিন',
    cancel: 'বাদ দিন',
  },
});
