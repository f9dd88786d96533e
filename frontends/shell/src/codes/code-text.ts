import { createCatalogue } from '@pothik/api-client';

/** Texts beside a code, whatever it proves. */
export const useCodeText = createCatalogue({
  en: {
    codeLabel: 'One-Time Password',
    resend: 'Resend',
    resendIn: (seconds: string) => `Resend in ${seconds} s`,
    resendInMinutes: (minutes: string) => `Resend in ${minutes} minutes`,
  },
  bn: {
    codeLabel: 'যাচাইয়ের কোড',
    resend: 'আবার পাঠান',
    resendIn: (seconds) => `${seconds} সেকেন্ড পরে আবার পাঠানো যাবে`,
    resendInMinutes: (minutes) => `${minutes} মিনিট পরে আবার পাঠানো যাবে`,
  },
});
