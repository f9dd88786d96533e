import { createCatalogue } from '@pothik/api-client';

/** Texts of the alarm on every administrator page. */
export const useAlarmText = createCatalogue({
  en: {
    heldBy: (name: string, time: string) => `${name} has had it since ${time}`,
    somebody: 'Somebody',
    noNote: 'No note yet',
    label: 'SOS',
    titleMark: 'SOS · ',
    riderCalls: (rider: string, driver: string) => `${rider}, rider, in ${driver}’s vehicle`,
    driverCalls: (driver: string, rider: string) => `${driver}, driver, with ${rider} on board`,
    near: (place: string) => `Near ${place}`,
    from: (place: string) => `On the way from ${place}`,
    call: (name: string) => `Call ${name}`,
    emergency: 'Call 999',
    open: 'Open',
    sound: 'Sound',
    soundLabel: 'Sound when an SOS comes in',
    silent: 'Your browser stays silent until you press something on this page.',
  },
  bn: {
    heldBy: (name: string, time: string) => `${time} থেকে ${name} দেখছেন`,
    somebody: 'একজন',
    noNote: 'এখনো নোট নেই',
    label: 'এসওএস',
    titleMark: 'এসওএস · ',
    riderCalls: (rider: string, driver: string) => `${rider}, যাত্রী, ${driver}-এর গাড়িতে`,
    driverCalls: (driver: string, rider: string) => `${driver}, চালক, সঙ্গে যাত্রী ${rider}`,
    near: (place: string) => `${place}-এর কাছে`,
    from: (place: string) => `${place} থেকে পথে`,
    call: (name: string) => `${name}-কে ফোন`,
    emergency: '৯৯৯ নম্বরে ফোন',
    open: 'খুলুন',
    sound: 'শব্দ',
    soundLabel: 'এসওএস এলে শব্দ',
    silent: 'এই পাতায় কিছু না চাপা পর্যন্ত ব্রাউজার শব্দ করবে না।',
  },
});
