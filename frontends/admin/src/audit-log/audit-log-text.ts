import { createCatalogue } from '@pothik/api-client';
import { ACT_WORDS, DELETED_PERSON } from '@pothik/contracts/notification';

/** Texts of actions, subjects and changed fields. */
export const useAuditLogText = createCatalogue({
  en: {
    ...ACT_WORDS.en,
    status: 'Status',
    availabilityStatus: 'Availability',
    role: 'Role',
    rideStatus: 'Ride status',
    version: 'Version',
    base: 'Start, ৳',
    baseKilometres: 'Kilometres in the start',
    perKilometre: 'Per km, ৳',
    perMinute: 'Per minute, ৳',
    waitingPerMinute: 'Waiting per minute, ৳',
    minimum: 'At least, ৳',
    validFrom: 'Valid from',
    source: 'Source',
    zoneVersion: 'Version of the zone',
    corners: 'Corners',
    name: 'Name in English',
    nameBn: 'Name in Bangla',
    kind: 'Kind',
    point: 'Point',
    aliases: 'Also called',
    foundBy: 'How it was found',
    unconfirmed: 'Not confirmed',
    secondFactor: 'Two-step verification',
    on: 'on',
    off: 'off',
    nothing: 'nothing',
    becomes: 'becomes',
    by: (name: string, role: string) => `${name}, ${role}`,
    wasFirst: (name: string, act: string) => `${name} was first: ${act}.`,
    somebody: DELETED_PERSON.en,
    noEntries: 'Nothing recorded yet',
    noEntriesText: 'Whatever an administrator decides is kept here with name, time and reason.',
  },
  bn: {
    ...ACT_WORDS.bn,
    status: 'অবস্থা',
    availabilityStatus: 'অনলাইন কি না',
    role: 'ভূমিকা',
    rideStatus: 'রাইডের অবস্থা',
    version: 'সংস্করণ',
    base: 'শুরু, ৳',
    baseKilometres: 'শুরুর ভাড়ায় কত কিমি',
    perKilometre: 'প্রতি কিমি, ৳',
    perMinute: 'প্রতি মিনিট, ৳',
    waitingPerMinute: 'অপেক্ষার প্রতি মিনিট, ৳',
    minimum: 'কমপক্ষে, ৳',
    validFrom: 'যখন থেকে চালু',
    source: 'উৎস',
    zoneVersion: 'এলাকার সংস্করণ',
    corners: 'কোণ',
    name: 'ইংরেজি নাম',
    nameBn: 'বাংলা নাম',
    kind: 'ধরন',
    point: 'অবস্থান',
    aliases: 'আরও যে নামে ডাকা হয়',
    foundBy: 'কীভাবে ঠিক করা হলো',
    unconfirmed: 'অনিশ্চিত',
    secondFactor: 'দুই ধাপে যাচাই',
    on: 'চালু',
    off: 'বন্ধ',
    nothing: 'কিছু নেই',
    becomes: 'থেকে',
    by: (name: string, role: string) => `${name}, ${role}`,
    wasFirst: (name: string, act: string) => `${name} আগে করেছেন: ${act}।`,
    somebody: DELETED_PERSON.bn,
    noEntries: 'এখনো কিছু নথিতে নেই',
    noEntriesText: 'প্রশাসকদের সব সিদ্ধান্ত নাম, সময় আর কারণসহ এখানে থাকে।',
  },
});

export type AuditLogText = ReturnType<typeof useAuditLogText>;
type PlainKey = { [Key in keyof AuditLogText]: AuditLogText[Key] extends string ? Key : never }[keyof AuditLogText];

/** The text for an action, a subject or a field, or its own name when it is new here. */
export function auditLogWord(text: AuditLogText, name: string): string {
  return Object.hasOwn(text, name) ? String(text[name as PlainKey]) : name;
}
