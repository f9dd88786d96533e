import type { RideStatus } from '@pothik/contracts/ride';

/** The word of each status in Bangla. */
export const STATUS_BN: Readonly<Record<RideStatus, string>> = {
  REQUESTED: 'অপেক্ষায়',
  ACCEPTED: 'গ্রহণ করেছেন',
  'PICKED UP': 'যাত্রী উঠেছেন',
  'IN TRANSIT': 'পথে',
  COMPLETED: 'সম্পন্ন',
  REJECTED: 'ফিরিয়ে দেওয়া',
  CANCELLED: 'বাতিল',
};

/** Where a rider reads a different word. */
export const STATUS_BN_TO_RIDER = { 'PICKED UP': 'রাইডে উঠেছেন', REJECTED: 'ফিরিয়ে দিয়েছেন' } satisfies Partial<
  Record<RideStatus, string>
>;
