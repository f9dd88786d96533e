import { createCatalogue } from '@pothik/api-client';
import { authRoutes } from '@pothik/contracts/routes';

/** Texts of one's own code, and of another administrator's two-step verification. */
export const useFactorText = createCatalogue({
  en: {
    factor: 'Two-step verification',
    factorOf: (name: string) => `Two-step verification: ${name}`,
    code: 'Your own code',
    codeHint: 'The six digits of your authenticator app, or a recovery code.',
    dialogTitle: (name: string) => `Two-step verification of ${name}`,
    loading: 'Loading two-step verification',
    isOff: 'Off: this person logs in without a code.',
    isOn: 'On. If they lost their phone and their recovery codes, you may reset it. They are logged out everywhere and can set it up anew. First make sure the request is really from them.',
    reset: 'Reset two-step verification',
    resetDone: authRoutes.resetSecondFactor.message,
    close: 'Close',
  },
  bn: {
    factor: 'দুই ধাপে যাচাই',
    factorOf: (name: string) => `দুই ধাপে যাচাই: ${name}`,
    code: 'আপনার নিজের কোড',
    codeHint: 'আপনার অথেনটিকেটর অ্যাপের ছয় সংখ্যা, অথবা একটি রিকভারি কোড।',
    dialogTitle: (name: string) => `${name}: দুই ধাপে যাচাই`,
    loading: 'দুই ধাপে যাচাইয়ের তথ্য আসছে',
    isOff: 'বন্ধ: এই ব্যক্তি কোড ছাড়াই লগ ইন করেন।',
    isOn: 'চালু। ফোন ও রিকভারি কোড দুটোই হারালে আপনি এটি রিসেট করতে পারেন। তিনি সব জায়গা থেকে লগ আউট হবেন, পরে আবার চালু করতে পারবেন। অনুরোধটি সত্যিই তাঁর কি না, আগে নিশ্চিত হোন।',
    reset: 'দুই ধাপে যাচাই রিসেট করুন',
    resetDone: 'দুই ধাপে যাচাই রিসেট করা হয়েছে',
    close: 'বন্ধ করুন',
  },
});
