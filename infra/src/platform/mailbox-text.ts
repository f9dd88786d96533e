import type { Language } from '@pothik/contracts/platform';

interface MailboxText {
  title: string;
  lead: string;
  person: string;
  show: string;
  everybody: string;
  none: string;
  copy: string;
  copied: string;
  arrived: string;
  answersTo: string;
  older: string;
}

/** Texts of the mailbox page; mails are shown as they were sent. */
export const MAILBOX_TEXT: Readonly<Record<Language, MailboxText>> = {
  en: {
    title: 'Mailbox',
    lead: 'Mail that Pothik sends on this machine stays here. New mail appears by itself.',
    person: 'Mail to',
    show: 'Show',
    everybody: 'Show everybody’s mail',
    none: 'No mail yet. Register or ask for a code, and it appears here.',
    copy: 'Copy code',
    copied: 'Copied',
    arrived: 'New mail has arrived.',
    answersTo: 'Answers go to',
    older: 'Older mail is left out. Choose a person to see theirs.',
  },
  bn: {
    title: 'ডাকবাক্স',
    lead: 'এই কম্পিউটার থেকে পথিকের পাঠানো মেইল এখানেই থাকে। নতুন মেইল নিজে থেকেই দেখা যাবে।',
    person: 'কার মেইল',
    show: 'দেখান',
    everybody: 'সবার মেইল দেখান',
    none: 'এখনো কোনো মেইল নেই। নিবন্ধন করুন বা কোড চান, এখানেই আসবে।',
    copy: 'কোড কপি করুন',
    copied: 'কপি হয়েছে',
    arrived: 'নতুন মেইল এসেছে।',
    answersTo: 'উত্তর যাবে',
    older: 'পুরোনো মেইল দেখানো হচ্ছে না। কারও মেইল দেখতে তাঁর ঠিকানা লিখুন।',
  },
};
