import type { MailText } from '@pothik/contracts/notification';
import type { Language } from '@pothik/contracts/platform';
import type { NoticeTold } from './notice.rules.js';

/** The address of a page of the platform. */
type PageOf = (path: string) => string;
type Written = Record<Language, { subject: string; text: (pageOf: PageOf) => string[] }>;

const NOT_YOU: Record<Language, (pageOf: PageOf) => string[]> = {
  en: (pageOf) => [
    '',
    `If it was not you, log in with your email, choose a new password and confirm your own number: ${pageOf('/profile')}`,
    `Then write to us: ${pageOf('/contact')}`,
  ],
  bn: (pageOf) => [
    '',
    `আপনি না করে থাকলে ইমেইল দিয়ে লগ ইন করে পাসওয়ার্ড বদলান, আর নিজের নম্বর যাচাই করুন: ${pageOf('/profile')}`,
    `তারপর আমাদের জানান: ${pageOf('/contact')}`,
  ],
};

/** SOS is missing: its mail stands with its event. */
const MAILS: Readonly<Partial<Record<NoticeTold, Written>>> = {
  'number-added': {
    en: {
      subject: 'A phone number was added to your Pothik account',
      text: (pageOf) => [
        'A phone number was confirmed for your account. You can log in with it now.',
        ...NOT_YOU.en(pageOf),
      ],
    },
    bn: {
      subject: 'আপনার পথিক অ্যাকাউন্টে ফোন নম্বর যোগ হয়েছে',
      text: (pageOf) => ['আপনার অ্যাকাউন্টে একটি ফোন নম্বর যাচাই হয়েছে। এখন এই নম্বর দিয়ে লগ ইন করা যাবে।', ...NOT_YOU.bn(pageOf)],
    },
  },
  'number-changed': {
    en: {
      subject: 'Your Pothik phone number has changed',
      text: (pageOf) => [
        'Your account has another phone number now. The former one does not open it any more.',
        ...NOT_YOU.en(pageOf),
      ],
    },
    bn: {
      subject: 'আপনার পথিক অ্যাকাউন্টের ফোন নম্বর বদলেছে',
      text: (pageOf) => [
        'আপনার অ্যাকাউন্টে এখন অন্য একটি ফোন নম্বর। আগের নম্বর দিয়ে আর লগ ইন করা যাবে না।',
        ...NOT_YOU.bn(pageOf),
      ],
    },
  },
  'number-replaced': {
    en: {
      subject: 'We changed the phone number of your Pothik account',
      text: (pageOf) => [
        'We were told that you lost your SIM, so our team gave your account another phone number. Every phone and computer was logged out.',
        ...NOT_YOU.en(pageOf),
      ],
    },
    bn: {
      subject: 'আমরা আপনার পথিক অ্যাকাউন্টের ফোন নম্বর বদলেছি',
      text: (pageOf) => [
        'আপনার সিম হারানোর কথা জানানো হয়েছিল, তাই আমরা আপনার অ্যাকাউন্টে অন্য একটি ফোন নম্বর দিয়েছি। সব ফোন ও কম্পিউটার থেকে লগ আউট হয়ে গেছে।',
        ...NOT_YOU.bn(pageOf),
      ],
    },
  },
  'number-taken': {
    en: {
      subject: 'Your phone number has left your Pothik account',
      text: (pageOf) => [
        'Somebody else confirmed your former phone number by a code. Operators give a number to somebody else when it was not used for a year.',
        'Your account and your rides stay yours. Nobody else sees them.',
        '',
        `Log in with your email and confirm the number that you use now: ${pageOf('/profile')}`,
        `If the former number is still yours, write to us: ${pageOf('/contact')}`,
      ],
    },
    bn: {
      subject: 'আপনার ফোন নম্বরটি পথিক অ্যাকাউন্টে আর নেই',
      text: (pageOf) => [
        'অন্য একজন কোড দিয়ে আপনার আগের ফোন নম্বরটি যাচাই করেছেন। এক বছর ব্যবহার না হলে অপারেটর নম্বর অন্য কাউকে দিয়ে দেয়।',
        'আপনার অ্যাকাউন্ট আর রাইড আপনারই আছে, অন্য কেউ দেখেন না।',
        '',
        `ইমেইল দিয়ে লগ ইন করে এখনকার নম্বরটি যাচাই করুন: ${pageOf('/profile')}`,
        `আগের নম্বরটি এখনো আপনার হলে আমাদের জানান: ${pageOf('/contact')}`,
      ],
    },
  },
  'driver-suspended': {
    en: {
      subject: 'Your Pothik driver account is suspended',
      text: (pageOf) => [
        'Your driver account is suspended. You get no requests now. You can finish a ride that you accepted before.',
        '',
        `See why: ${pageOf('/profile')}`,
        `If you think it is a mistake, write to us: ${pageOf('/contact')}`,
      ],
    },
    bn: {
      subject: 'পথিকে আপনার চালক অ্যাকাউন্ট স্থগিত করা হয়েছে',
      text: (pageOf) => [
        'আপনার চালক অ্যাকাউন্ট স্থগিত করা হয়েছে। এখন আর অনুরোধ আসবে না। আগে নেওয়া রাইড শেষ করতে পারবেন।',
        '',
        `কেন, দেখুন: ${pageOf('/profile')}`,
        `ভুল মনে হলে আমাদের জানান: ${pageOf('/contact')}`,
      ],
    },
  },
};

/** The mail of a notice, without numbers and reasons; undefined: it has none. */
export function noticeMail(told: NoticeTold, language: Language, pageOf: PageOf): MailText | undefined {
  const mail = MAILS[told]?.[language];
  return mail && { subject: mail.subject, text: mail.text(pageOf).join('\n') };
}
