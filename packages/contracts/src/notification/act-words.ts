import type { Language } from '../platform/language.js';

/** The words for acts and for what they are about, on pages and in files. */
export const ACT_WORDS = {
  en: {
    'driver-approved': 'Driver approved',
    'driver-suspended': 'Driver suspended',
    'driver-reinstated': 'Driver reinstated',
    'driver-changes-confirmed': 'Changes confirmed',
    'role-changed': 'Role changed',
    'second-factor-reset': 'Two-step verification reset',
    'number-replaced': 'Phone number replaced',
    'rights-changed': 'Rights changed',
    'caller-looked-up': 'Caller looked up',
    'ride-booked': 'Ride booked by phone',
    'code-looked-at': 'Start code looked at',
    'ride-cancelled': 'Ride cancelled',
    'ride-confirmed': 'Ride confirmed',
    'ride-left-out': 'Ride left out',
    'payment-decided': 'Payment decided',
    'sos-acknowledged': 'SOS acknowledged',
    'sos-noted': 'SOS note',
    'sos-resolved': 'SOS resolved',
    'tariff-added': 'Tariff added',
    'zone-changed': 'Zone changed',
    'place-added': 'Place added',
    'place-changed': 'Place changed',
    'place-removed': 'Place removed',
    'place-brought-back': 'Place brought back',
    driver: 'Driver',
    person: 'Person',
    incident: 'Incident',
    ride: 'Ride',
    city: 'City',
    place: 'Place',
  },
  bn: {
    'driver-approved': 'চালক অনুমোদন',
    'driver-suspended': 'চালক স্থগিত',
    'driver-reinstated': 'চালককে ফিরিয়ে আনা',
    'driver-changes-confirmed': 'বদল নিশ্চিত করা',
    'role-changed': 'ভূমিকা বদল',
    'second-factor-reset': 'দুই ধাপে যাচাই রিসেট',
    'number-replaced': 'ফোন নম্বর বদল',
    'rights-changed': 'অনুমতি বদল',
    'caller-looked-up': 'কলারের খোঁজ',
    'ride-booked': 'ফোনে রাইড বুকিং',
    'code-looked-at': 'কোড দেখা',
    'ride-cancelled': 'রাইড বাতিল',
    'ride-confirmed': 'রাইড নিশ্চিত',
    'ride-left-out': 'রাইড বাদ',
    'payment-decided': 'পেমেন্টের সিদ্ধান্ত',
    'sos-acknowledged': 'এসওএস দেখা হয়েছে',
    'sos-noted': 'এসওএস নোট',
    'sos-resolved': 'এসওএস মিটেছে',
    'tariff-added': 'ভাড়ার হার যোগ',
    'zone-changed': 'এলাকা বদল',
    'place-added': 'জায়গা যোগ',
    'place-changed': 'জায়গা বদল',
    'place-removed': 'জায়গা সরানো',
    'place-brought-back': 'জায়গা ফিরিয়ে আনা',
    driver: 'চালক',
    person: 'ব্যক্তি',
    incident: 'ঘটনা',
    ride: 'রাইড',
    city: 'শহর',
    place: 'জায়গা',
  },
} as const;

/** Whoever acted and has deleted the account since. */
export const DELETED_PERSON: Readonly<Record<Language, string>> = { en: 'A deleted person', bn: 'মুছে ফেলা অ্যাকাউন্ট' };

/** The word for an act or its subject, or its own name when it is new here. */
export function actWord(name: string, language: Language): string {
  const words: Readonly<Record<string, string>> = ACT_WORDS[language];
  return Object.hasOwn(words, name) ? (words[name] as string) : name;
}
