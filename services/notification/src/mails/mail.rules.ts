import type { EventOf } from '@pothik/contracts/platform';
import type { rideEvents } from '@pothik/contracts/ride';

/** What a mail says. */
export interface MailText {
  subject: string;
  text: string;
}

type Incident = EventOf<typeof rideEvents.sosRaised>['payload']['incident'];

const CODE_MAIL = {
  en: (code: string): MailText => ({
    subject: 'Your Pothik verification code',
    text: [
      `Your one-time code is ${code}`,
      '',
      'It is valid for 5 minutes. Pothik never asks for it by phone or message: please tell it to nobody.',
      'If you did not ask for it, you can ignore this e-mail.',
    ].join('\n'),
  }),
  bn: (code: string): MailText => ({
    subject: 'আপনার পথিক যাচাই কোড',
    text: [
      `আপনার একবার ব্যবহারের কোড ${code}`,
      '',
      'কোডটি ৫ মিনিট পর্যন্ত কার্যকর। পথিক কখনও ফোনে বা বার্তায় এই কোড চায় না: কাউকে জানাবেন না।',
      'আপনি কোডটি না চেয়ে থাকলে এই ই-মেইলটি উপেক্ষা করতে পারেন।',
    ].join('\n'),
  }),
} as const;

/** The mail with a one-time code, as six Latin digits in either language: they are what the form shows. */
export const codeMail = (code: string, language: 'en' | 'bn'): MailText => CODE_MAIL[language](code);

const RAISED_BY = {
  RIDER: { en: 'the rider', bn: 'যাত্রী' },
  DRIVER: { en: 'the driver', bn: 'চালক' },
  ADMINISTRATOR: { en: 'an administrator', bn: 'প্রশাসক' },
  SYSTEM: { en: 'the system', bn: 'সিস্টেম' },
} as const;

/** The alarm to an administrator, whose language is not known: both. `names` by person; missing ones stay out. */
export function sosMail(incident: Incident, names: ReadonlyMap<string, string>, page: string): MailText {
  const by = RAISED_BY[incident.raisedBy];
  const rider = names.get(incident.riderId) ?? '-';
  const driver = names.get(incident.driverUserId) ?? '-';
  return {
    subject: `SOS: emergency on ride ${incident.rideId}`,
    text: [
      `An emergency message was sent by ${by.en} at ${incident.raisedAt}.`,
      `Rider: ${rider}. Driver: ${driver}. Ride: ${incident.rideId}. Incident: ${incident.id}.`,
      `Please acknowledge it: ${page}`,
      '',
      `${by.bn} জরুরি বার্তা পাঠিয়েছেন (${incident.raisedAt})।`,
      `যাত্রী: ${rider}। চালক: ${driver}। রাইড: ${incident.rideId}।`,
      `অনুগ্রহ করে সাড়া দিন: ${page}`,
    ].join('\n'),
  };
}
