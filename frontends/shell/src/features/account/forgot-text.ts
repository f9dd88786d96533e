import { createCatalogue } from '@pothik/api-client';
import { authRoutes } from '@pothik/contracts/routes';

/** Texts of the forgotten-password page. */
export const useForgotText = createCatalogue({
  en: {
    title: 'Forgot password',
    emailTitle: 'Forgot your password?',
    emailText: 'Tell us your email. We will send you a 6-digit code with which you choose a new password.',
    backToLogIn: 'Back to log in',
    codeTitle: 'Choose a new password',
    codeText: (email: string) =>
      `If ${email} has an account, a 6-digit code is on its way there. It is valid for 5 minutes.`,
    newPassword: 'New password',
    setPassword: 'Set new password',
    done: authRoutes.resetPassword.message,
    otherEmail: 'Use another email',
  },
  bn: {
    title: 'পাসওয়ার্ড ভুলে গেছি',
    emailTitle: 'পাসওয়ার্ড ভুলে গেছেন?',
    emailText: 'আপনার ইমেইল লিখুন। ৬\u00a0সংখ্যার একটি কোড পাঠাব, তা দিয়ে নতুন পাসওয়ার্ড ঠিক করবেন।',
    backToLogIn: 'লগ ইন পাতায় ফিরে যান',
    codeTitle: 'নতুন পাসওয়ার্ড ঠিক করুন',
    codeText: (email) => `${email} ঠিকানায় অ্যাকাউন্ট থাকলে সেখানে ৬\u00a0সংখ্যার একটি কোড যাচ্ছে। কোডটি ৫\u00a0মিনিট চলবে।`,
    newPassword: 'নতুন পাসওয়ার্ড',
    setPassword: 'নতুন পাসওয়ার্ড ঠিক করুন',
    done: 'নতুন পাসওয়ার্ড ঠিক হয়েছে',
    otherEmail: 'অন্য ইমেইল লিখুন',
  },
});
