import { dhakaTime, type Language } from '@pothik/contracts/platform';
import { rideNumber, type StatementKind, type StatementLine } from '@pothik/contracts/ride';
import type { CsvColumn } from '@pothik/service-kit';

export type StatementRow = StatementLine & { day: string; isClosed: boolean; digest: string };

const KIND: Readonly<Record<StatementKind, Readonly<Record<Language, string>>>> = {
  fare: { en: 'Fare', bn: 'ভাড়া' },
  paid: { en: 'Paid', bn: 'পরিশোধ' },
  tip: { en: 'Tip', bn: 'বকশিশ' },
  off: { en: 'Written off', bn: 'মাফ' },
};
const WAY = { CASH: { en: 'Cash', bn: 'ক্যাশ' }, WALLET: { en: 'Wallet', bn: 'ওয়ালেট' } } as const;
const YES = { en: 'yes', bn: 'হ্যাঁ' } as const;
const yes = (is: boolean | undefined, language: Language): string => (is ? YES[language] : '');

/** The columns of a driver’s statement as a CSV file; amounts in whole BDT, Latin digits. */
export const STATEMENT_COLUMNS: readonly CsvColumn<StatementRow>[] = [
  { en: 'Day', bn: 'দিন', cell: ({ day }) => day },
  { en: 'Day closed', bn: 'দিনের হিসাব শেষ', cell: ({ isClosed }, language) => yes(isClosed, language) },
  { en: 'When (Dhaka time)', bn: 'কখন (ঢাকার সময়)', cell: ({ at }) => dhakaTime(at) },
  { en: 'What', bn: 'কী', cell: ({ kind }, language) => KIND[kind][language] },
  { en: 'Amount (BDT)', bn: 'টাকা', cell: ({ amount }) => amount },
  { en: 'Way', bn: 'কীভাবে', cell: ({ way }, language) => (way ? WAY[way][language] : '') },
  { en: 'Ride', bn: 'রাইড', cell: ({ ride }) => rideNumber(ride) },
  { en: 'Of an earlier day', bn: 'আগের দিনের', cell: ({ isLate }, language) => yes(isLate, language) },
  { en: 'Under review', bn: 'যাচাই চলছে', cell: ({ isUnderReview }, language) => yes(isUnderReview, language) },
  { en: 'Digest of the day', bn: 'দিনের ডাইজেস্ট', cell: ({ digest }) => digest },
];
