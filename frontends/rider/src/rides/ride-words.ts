import { createCatalogue } from '@pothik/api-client';
import type { RideParty } from '@pothik/contracts/ride';

/** A ride's statuses, who acts on it, and why the system ended it. English statuses are the product's own words. */
export const useRideWords = createCatalogue({
  en: {
    REQUESTED: 'REQUESTED',
    ACCEPTED: 'ACCEPTED',
    'PICKED UP': 'PICKED UP',
    'IN TRANSIT': 'IN TRANSIT',
    COMPLETED: 'COMPLETED',
    REJECTED: 'REJECTED',
    CANCELLED: 'CANCELLED',
    requestedStep: 'Requested',
    acceptedStep: 'Accepted',
    pickedUpStep: 'Picked up',
    inTransitStep: 'In transit',
    completedStep: 'Completed',
    rejectedStep: 'Rejected',
    cancelledStep: 'Cancelled',
    by: (party: RideParty, driver: string) =>
      ({ RIDER: 'By you', DRIVER: `By ${driver}`, ADMINISTRATOR: 'By Pothik', SYSTEM: 'By itself' })[party],
    systemReason: (reason: string) => reason,
  },
  bn: {
    REQUESTED: 'অপেক্ষায়',
    ACCEPTED: 'গৃহীত',
    'PICKED UP': 'গাড়িতে উঠেছেন',
    'IN TRANSIT': 'পথে',
    COMPLETED: 'সম্পন্ন',
    REJECTED: 'ফিরিয়ে দিয়েছেন',
    CANCELLED: 'বাতিল',
    requestedStep: 'অনুরোধ',
    acceptedStep: 'গৃহীত',
    pickedUpStep: 'গাড়িতে উঠেছেন',
    inTransitStep: 'পথে',
    completedStep: 'সম্পন্ন',
    rejectedStep: 'ফিরিয়ে দিয়েছেন',
    cancelledStep: 'বাতিল',
    by: (party: RideParty, driver: string) =>
      ({ RIDER: 'আপনি', DRIVER: driver, ADMINISTRATOR: 'পথিক', SYSTEM: 'নিজে থেকে' })[party],
    systemReason: (reason: string) => SYSTEM_REASON_BN[reason] ?? reason,
  },
});

/** What the platform itself writes into a ride's history is data in English; a reader of Bangla gets it in Bangla. */
const SYSTEM_REASON_BN: Readonly<Record<string, string>> = {
  'The driver took another ride': 'চালক আরেকটি রাইড নিয়েছেন',
  'The driver did not answer in time': 'চালক সময়মতো উত্তর দেননি',
  'The rider was not picked up in time': 'সময়মতো গাড়িতে ওঠা হয়নি',
  'The ride lasted longer than 24 hours': 'রাইডটি ২৪ ঘণ্টার বেশি চলেছে',
  'The driver is not available any more': 'চালক এখন আর নেই',
  'The rider is not available any more': 'যাত্রী এখন আর নেই',
};
