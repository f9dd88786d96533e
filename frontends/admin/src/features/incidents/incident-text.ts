import { createCatalogue } from '@pothik/api-client';

/** Texts of an incident's history and of the list's filter. */
export const useIncidentText = createCatalogue({
  en: {
    status: 'Status',
    every: 'All incidents',
    noneOfStatus: 'No incident has this status.',
    history: 'What has been done',
    raised: 'Raised',
    sentAgain: 'Sent again',
    acknowledged: 'Acknowledged',
    acknowledgedBy: (name: string) => `Acknowledged by ${name}`,
    resolved: 'Resolved',
    resolvedBy: (name: string) => `Resolved by ${name}`,
    rideWas: 'Ride when it was raised',
    lastPlace: 'Last known place',
    placeLoading: 'Asking …',
    placeUnknown: 'Not known: the driver tells no position.',
    openDriver: (name: string) => `${name}, the driver’s page`,
  },
  bn: {
    status: 'অবস্থা',
    every: 'সব ঘটনা',
    noneOfStatus: 'এই অবস্থায় কোনো ঘটনা নেই।',
    history: 'যা যা করা হয়েছে',
    raised: 'জানানো হয়েছে',
    sentAgain: 'আবার জানানো হয়েছে',
    acknowledged: 'দেখা হয়েছে',
    acknowledgedBy: (name: string) => `${name} দেখছেন`,
    resolved: 'মিটেছে',
    resolvedBy: (name: string) => `${name} মিটিয়েছেন`,
    rideWas: 'তখন রাইডের অবস্থা',
    lastPlace: 'শেষ জানা জায়গা',
    placeLoading: 'জানা হচ্ছে …',
    placeUnknown: 'জানা নেই: চালকের অবস্থান আসছে না।',
    openDriver: (name: string) => `${name}, চালকের পাতা`,
  },
});
