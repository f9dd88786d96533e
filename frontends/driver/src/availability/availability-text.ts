import { createCatalogue } from '@pothik/api-client';
import { AVAILABILITY_UPDATED_MESSAGE } from '@pothik/contracts/driver';

export const useAvailabilityText = createCatalogue({
  en: {
    availability: 'Availability',
    ONLINE: 'ONLINE',
    OFFLINE: 'OFFLINE',
    canBeChosen: 'Riders can choose you',
    cannotBeChosen: 'Riders cannot choose you',
    onRide: 'On a ride, no new requests',
    onlyApproved: 'Only approved drivers can go online.',
    updated: AVAILABILITY_UPDATED_MESSAGE,
    unanswered: 'You are offline: three requests in a row were left unanswered.',
    suspended: 'You were set offline when your account was suspended. You can drive again.',
    'logged-out': 'You are offline because you logged out.',
    unreachable: 'You are offline: we could not reach your phone for a while.',
    since: (time: string) => `Since ${time}`,
    seen: 'OK',
    goOnline: 'Go online',
    unseenAt: (time: string, minutes: string) =>
      `Riders stop seeing you at ${time}, after ${minutes} minutes without a connection.`,
  },
  bn: {
    availability: 'খালি আছি',
    ONLINE: 'অনলাইন',
    OFFLINE: 'অফলাইন',
    canBeChosen: 'যাত্রীরা আপনাকে বেছে নিতে পারবেন',
    cannotBeChosen: 'যাত্রীরা আপনাকে বেছে নিতে পারবেন না',
    onRide: 'রাইড চলছে, নতুন অনুরোধ আসবে না',
    onlyApproved: 'অনুমোদন পেলে তবেই অনলাইনে যাওয়া যায়।',
    updated: 'আপনার অবস্থা বদলানো হয়েছে।',
    unanswered: 'পরপর তিনটি অনুরোধের উত্তর দেননি, তাই আপনি এখন অফলাইনে।',
    suspended: 'অ্যাকাউন্ট স্থগিত হওয়ার পর থেকে আপনি অফলাইনে। এখন আবার গাড়ি চালাতে পারেন।',
    'logged-out': 'লগ আউট করেছিলেন, তাই আপনি এখন অফলাইনে।',
    unreachable: 'কিছুক্ষণ আপনার ফোনের সঙ্গে যোগাযোগ ছিল না, তাই আপনি এখন অফলাইনে।',
    since: (time: string) => `${time} থেকে`,
    seen: 'ঠিক আছে',
    goOnline: 'অনলাইনে যান',
    unseenAt: (time: string, minutes: string) => `${minutes} মিনিট সংযোগ না থাকলে, ${time}-এ যাত্রীরা আপনাকে আর দেখবেন না।`,
  },
});
