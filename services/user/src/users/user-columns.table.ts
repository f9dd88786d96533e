import { dhakaTime, phoneInFile } from '@pothik/contracts/platform';
import type { UserView } from '@pothik/contracts/user';
import type { CsvColumn } from '@pothik/service-kit';

const YES = { en: 'yes', bn: 'হ্যাঁ' };
const NO = { en: 'no', bn: 'না' };

/** The columns of the accounts as a CSV file. */
export const USER_COLUMNS: readonly CsvColumn<UserView>[] = [
  { en: 'Name', bn: 'নাম', cell: ({ name }) => name },
  { en: 'Email', bn: 'ইমেইল', cell: ({ email }) => email },
  { en: 'Phone', bn: 'ফোন', cell: ({ phone }) => phoneInFile(phone) },
  {
    en: 'Number confirmed',
    bn: 'নম্বর যাচাই হয়েছে',
    cell: ({ isPhoneProven }, language) => (isPhoneProven ? YES : NO)[language],
  },
  { en: 'Role', bn: 'ভূমিকা', cell: ({ role }) => role },
  {
    en: 'Email verified',
    bn: 'ইমেইল যাচাই হয়েছে',
    cell: ({ email, verified }, language) => (email && verified ? YES : NO)[language],
  },
  { en: 'Registered at (Dhaka time)', bn: 'নিবন্ধনের সময় (ঢাকার সময়)', cell: ({ createdAt }) => dhakaTime(createdAt) },
];
