import { CODE_PURPOSE, type CodePurpose } from '@pothik/contracts/auth';
import type { MailText } from '@pothik/contracts/notification';
import type { Language } from '@pothik/contracts/platform';

/** The purpose of a code, so that people know what it allows. */
const CODE_MAIL: Record<CodePurpose, Record<Language, { subject: string; use: string }>> = {
  [CODE_PURPOSE.PROVE_EMAIL]: {
    en: { subject: 'Your Pothik verification code', use: 'Use it to confirm your email.' },
    bn: { subject: 'আপনার পথিক যাচাই কোড', use: 'এটি দিয়ে আপনার ইমেইল যাচাই হবে।' },
  },
  [CODE_PURPOSE.RESET_PASSWORD]: {
    en: { subject: 'Reset your Pothik password', use: 'Use it to choose a new password.' },
    bn: { subject: 'আপনার পথিক পাসওয়ার্ড নতুন করে ঠিক করুন', use: 'এটি দিয়ে আপনি অ্যাকাউন্টের নতুন পাসওয়ার্ড ঠিক করবেন।' },
  },
  [CODE_PURPOSE.DELETE_ACCOUNT]: {
    en: { subject: 'Delete your Pothik account', use: 'Use it to delete your account. This cannot be undone.' },
    bn: { subject: 'আপনার পথিক অ্যাকাউন্ট মুছে ফেলুন', use: 'এটি দিয়ে আপনি অ্যাকাউন্ট মুছে ফেলবেন। এটি আর ফেরানো যাবে না।' },
  },
  [CODE_PURPOSE.LOG_IN]: {
    en: { subject: 'Log in to Pothik', use: 'Use it to log in to your account with your phone number.' },
    bn: { subject: 'পথিকে লগ\u00a0ইন করুন', use: 'এটি দিয়ে আপনি ফোন নম্বরে আপনার অ্যাকাউন্টে লগ\u00a0ইন করবেন।' },
  },
};

const CODE_TEXT: Record<Language, (code: string, use: string) => string[]> = {
  en: (code, use) => [
    `Your one-time code is ${code}`,
    use,
    '',
    'It is valid for 5 minutes. Pothik never asks for it by phone or message. Do not share it with anyone.',
    'If you did not ask for it, you can ignore this email.',
  ],
  bn: (code, use) => [
    `আপনার একবার ব্যবহারের কোড ${code}`,
    use,
    '',
    'কোডটি ৫ মিনিট পর্যন্ত কার্যকর। পথিক কখনও ফোনে বা বার্তায় এই কোড চায় না: কাউকে জানাবেন না।',
    'আপনি কোডটি না চেয়ে থাকলে এই ইমেইলটি উপেক্ষা করতে পারেন।',
  ],
};

/** The mail with a one-time code: six Latin digits in either language, like the form. */
export function codeMail(code: string, purpose: CodePurpose, language: Language): MailText {
  const { subject, use } = CODE_MAIL[purpose][language];
  return { subject, text: CODE_TEXT[language](code, use).join('\n') };
}
