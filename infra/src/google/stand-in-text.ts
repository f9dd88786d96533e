import type { Language } from '@pothik/contracts/platform';

interface StandInText {
  title: string;
  lead: string;
  pick: string;
  somebodyElse: string;
  name: string;
  email: string;
  verified: string;
  go: string;
  cancel: string;
  /** The form that was sent lacks a name or a valid e-mail address. */
  problem: string;
  refusal: string;
  backToLogIn: string;
}

/** Texts of the stand-in's pages. */
export const STAND_IN_TEXT: Readonly<Record<Language, StandInText>> = {
  en: {
    title: 'Sign in with Google',
    lead: 'A stand-in for Google on this machine alone: nobody is asked for a password.',
    pick: 'Pick a person',
    somebodyElse: 'Somebody else',
    name: 'Name',
    email: 'E-mail',
    verified: 'Google has verified this e-mail',
    go: 'Continue',
    cancel: 'Cancel',
    problem: 'Please give a name and an e-mail address.',
    refusal: 'This is no sign-in that the platform began.',
    backToLogIn: 'Back to log in',
  },
  bn: {
    title: 'Google দিয়ে লগ ইন',
    lead: 'শুধু এই কম্পিউটারে Google-এর বদলে এই পাতা, পাসওয়ার্ড ছাড়া।',
    pick: 'একজনকে বেছে নিন',
    somebodyElse: 'অন্য কেউ',
    name: 'নাম',
    email: 'ইমেইল',
    verified: 'Google এই ইমেইল যাচাই করেছে',
    go: 'চালিয়ে যান',
    cancel: 'বাদ দিন',
    problem: 'একটি নাম ও একটি ইমেইল ঠিকানা দিন।',
    refusal: 'এই লগ ইন পথিক থেকে শুরু হয়নি।',
    backToLogIn: 'লগ ইন পাতায় ফিরে যান',
  },
};
