import { createCatalogue } from '@pothik/api-client';

/** Texts after too many wrong tries. */
export const useTriesText = createCatalogue({
  en: {
    tooMany: (time: string) => `Too many tries. You can try again from ${time}.`,
    resetPassword: 'Set a new password instead',
  },
  bn: {
    tooMany: (time) => `অনেকবার চেষ্টা হয়েছে। ${time} থেকে আবার চেষ্টা করতে পারবেন।`,
    resetPassword: 'নতুন পাসওয়ার্ড ঠিক করুন',
  },
});
