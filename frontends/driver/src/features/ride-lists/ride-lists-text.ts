import { createCatalogue } from '@pothik/api-client';

export const useRideListsText = createCatalogue({
  en: {
    completed: 'Ride Completed',
    rejected: 'Ride Rejected',
    filter: 'Which rides',
    onlyRejected: 'Rejected',
    onlyCancelled: 'Cancelled',
    none: 'No Rides Found',
    noneCompleted: 'Rides you finish are kept here, with the fare and the time.',
    noneRejected: 'Requests you turn down are kept here, with the reason.',
    noneCancelled: 'Rides that ended before pick-up are kept here, with the reason.',
    failed: 'The list did not load',
    total: (amount: string) => `Total ${amount}`,
    why: 'Why',
  },
  bn: {
    completed: 'সম্পন্ন রাইড',
    rejected: 'ফিরিয়ে দেওয়া রাইড',
    filter: 'কোন রাইডগুলো',
    onlyRejected: 'ফিরিয়ে দেওয়া',
    onlyCancelled: 'বাতিল',
    none: 'কোনো রাইড নেই',
    noneCompleted: 'শেষ করা রাইডগুলো ভাড়া আর সময়সহ এখানে থাকবে।',
    noneRejected: 'যে অনুরোধ ফিরিয়ে দেবেন, কারণসহ এখানে থাকবে।',
    noneCancelled: 'যাত্রী ওঠার আগেই বাতিল হওয়া রাইড কারণসহ এখানে থাকবে।',
    failed: 'তালিকাটি আসেনি',
    total: (amount: string) => `মোট ${amount}`,
    why: 'কেন',
  },
});
