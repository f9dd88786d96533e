import { createCatalogue } from '@pothik/api-client';

/** Texts of actions, subjects and changed fields. */
export const useAuditLogText = createCatalogue({
  en: {
    'driver-approved': 'Driver approved',
    'driver-suspended': 'Driver suspended',
    'driver-reinstated': 'Driver reinstated',
    'driver-changes-confirmed': 'Changes confirmed',
    'role-changed': 'Role changed',
    'second-factor-reset': 'Two-step verification reset',
    'ride-cancelled': 'Ride cancelled',
    'sos-acknowledged': 'SOS acknowledged',
    'sos-resolved': 'SOS resolved',
    driver: 'Driver',
    person: 'Person',
    incident: 'Incident',
    ride: 'Ride',
    status: 'Status',
    availabilityStatus: 'Availability',
    role: 'Role',
    rideStatus: 'Ride status',
    unconfirmed: 'Not confirmed',
    secondFactor: 'Two-step verification',
    on: 'on',
    off: 'off',
    nothing: 'nothing',
    becomes: 'becomes',
    by: (name: string, role: string) => `${name}, ${role}`,
    somebody: 'A deleted person',
    noEntries: 'Nothing recorded yet',
    noEntriesText: 'Whatever an administrator decides is kept here with name, time and reason.',
  },
  bn: {
    'driver-approved': 'চালক অনুমোদন',
    'driver-suspended': 'চালক স্থগিত',
    'driver-reinstated': 'চালককে ফিরিয়ে আনা',
    'driver-changes-confirmed': 'বদল নিশ্চিত করা',
    'role-changed': 'ভূমিকা বদল',
    'second-factor-reset': 'দুই ধাপে যাচাই রিসেট',
    'ride-cancelled': 'রাইড বাতিল',
    'sos-acknowledged': 'এসওএস দেখা হয়েছে',
    'sos-resolved': 'এসওএস মিটেছে',
    driver: 'চালক',
    person: 'ব্যক্তি',
    incident: 'ঘটনা',
    ride: 'রাইড',
    status: 'অবস্থা',
    availabilityStatus: 'অনলাইন কি না',
    role: 'ভূমিকা',
    rideStatus: 'রাইডের অবস্থা',
    unconfirmed: 'অনিশ্চিত',
    secondFactor: 'দুই ধাপে যাচাই',
    on: 'চালু',
    off: 'বন্ধ',
    nothing: 'কিছু নেই',
    becomes: 'থেকে',
    by: (name: string, role: string) => `${name}, ${role}`,
    somebody: 'মুছে ফেলা অ্যাকাউন্ট',
    noEntries: 'এখনো কিছু নথিতে নেই',
    noEntriesText: 'প্রশাসকদের সব সিদ্ধান্ত নাম, সময় আর কারণসহ এখানে থাকে।',
  },
});

type AuditLogText = ReturnType<typeof useAuditLogText>;
type PlainKey = { [Key in keyof AuditLogText]: AuditLogText[Key] extends string ? Key : never }[keyof AuditLogText];

/** The text for an action, a subject or a field, or its own name when it is new here. */
export function auditLogWord(text: AuditLogText, name: string): string {
  return Object.hasOwn(text, name) ? String(text[name as PlainKey]) : name;
}
