import type { RideParticipant } from './ride-reader';

/** What the platform itself writes into a ride's history is data in English; a reader of Bangla gets it in Bangla. */
export const SYSTEM_REASON_BN: Readonly<Record<RideParticipant, Readonly<Record<string, string>>>> = {
  RIDER: {
    'The driver took another ride': 'চালক আরেকটি রাইড নিয়েছেন',
    'The driver did not answer in time': 'চালক সময়মতো উত্তর দেননি',
    'The rider was not picked up in time': 'সময়মতো গাড়িতে ওঠা হয়নি',
    'The ride lasted longer than 24 hours': 'রাইডটি ২৪ ঘণ্টার বেশি চলেছে',
    'The driver is not available any more': 'চালক এখন আর নেই',
    'The rider is not available any more': 'যাত্রী এখন আর নেই',
  },
  DRIVER: {
    'The driver took another ride': 'আপনি আরেকটি রাইড নিয়েছেন',
    'The driver is not available any more': 'আপনি তখন আর রাইড নিতে পারতেন না',
    'The rider is not available any more': 'যাত্রী আর পথিকে নেই',
    'The driver did not answer in time': 'আপনি সময়মতো উত্তর দেননি',
    'The rider was not picked up in time': 'যাত্রীকে সময়মতো তোলা হয়নি',
    'The ride lasted longer than 24 hours': 'রাইডটি ২৪ ঘণ্টার বেশি চলেছে',
  },
};
