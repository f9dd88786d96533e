import type { RideCause } from '@pothik/contracts/ride';

type CauseWords = Readonly<Record<RideCause, string>>;

/** Why the system ended a ride, in words for its rider. */
export const CAUSE_TO_RIDER: CauseWords = {
  unanswered: 'The driver did not answer in time',
  'took-another-ride': 'The driver took another ride',
  'driver-suspended': 'The driver is not available any more',
  'account-deleted': 'The driver is not available any more',
  'not-picked-up': 'The rider was not picked up in time',
  'too-long': 'The ride lasted longer than 24 hours',
};

export const CAUSE_TO_RIDER_BN: CauseWords = {
  unanswered: 'চালক সময়মতো উত্তর দেননি',
  'took-another-ride': 'চালক আরেকটি রাইড নিয়েছেন',
  'driver-suspended': 'চালক এখন আর নেই',
  'account-deleted': 'চালক এখন আর নেই',
  'not-picked-up': 'সময়মতো গাড়িতে ওঠা হয়নি',
  'too-long': 'রাইডটি ২৪ ঘণ্টার বেশি চলেছে',
};

/** Why the system ended a ride, in words for its driver. */
export const CAUSE_TO_DRIVER: CauseWords = {
  ...CAUSE_TO_RIDER,
  'account-deleted': 'The rider is not available any more',
};

export const CAUSE_TO_DRIVER_BN: CauseWords = {
  unanswered: 'আপনি সময়মতো উত্তর দেননি',
  'took-another-ride': 'আপনি আরেকটি রাইড নিয়েছেন',
  'driver-suspended': 'আপনি তখন আর রাইড নিতে পারতেন না',
  'account-deleted': 'যাত্রী আর পথিকে নেই',
  'not-picked-up': 'যাত্রীকে সময়মতো তোলা হয়নি',
  'too-long': 'রাইডটি ২৪ ঘণ্টার বেশি চলেছে',
};
