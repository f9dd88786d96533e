import type { Language } from '@pothik/contracts/platform';
import { rideNumber } from '@pothik/contracts/ride';
import type { SmsOutcome } from '@pothik/engines';
import { isSurelyUnsent, type SmsPurpose } from '../sms/sms-day.rules.js';
import type { NoticeTold } from './notice.rules.js';

interface SmsFacts {
  /** Host and path of a page: `https://` would cost eight characters. */
  pageOf(path: string): string;
  rideId: string | undefined;
}
interface NoticeSms {
  purpose: SmsPurpose;
  /** It is not sent any more when it is older. */
  holdsMs: number;
  text: Record<Language, (facts: SmsFacts) => string>;
}

const HOUR_MS = 3_600_000;
/** Longer than the SMS of a day may be used up. */
const TWO_DAYS_MS = 48 * HOUR_MS;

const NOTICE_SMS: Readonly<Partial<Record<NoticeTold, NoticeSms>>> = {
  'number-changed': {
    purpose: 'number-changed',
    holdsMs: TWO_DAYS_MS,
    text: {
      en: ({ pageOf }) =>
        `Pothik: your account has a new phone number. Not you? Write to us now: ${pageOf('/contact')}`,
      bn: ({ pageOf }) => `পথিকে আপনার নম্বর বদলেছে। আপনি বদলাননি? জানান: ${pageOf('/contact')}`,
    },
  },
  'number-replaced': {
    purpose: 'number-changed',
    holdsMs: TWO_DAYS_MS,
    text: {
      en: ({ pageOf }) =>
        `Pothik: our team gave your account a new phone number. Did not ask for it? Write to us now: ${pageOf('/contact')}`,
      bn: ({ pageOf }) => `পথিকে আপনার নম্বর বদলে দিয়েছি। চাননি? জানান: ${pageOf('/contact')}`,
    },
  },
  'email-added': {
    purpose: 'number-changed',
    holdsMs: TWO_DAYS_MS,
    text: {
      en: ({ pageOf }) => `Pothik: an email was added to your account. Not you? Write to us now: ${pageOf('/contact')}`,
      bn: ({ pageOf }) => `পথিকে ইমেইল যোগ হয়েছে। আপনি করেননি? জানান: ${pageOf('/contact')}`,
    },
  },
  'driver-suspended': {
    purpose: 'suspended',
    holdsMs: TWO_DAYS_MS,
    text: {
      en: ({ pageOf }) => `Pothik: your driver account is suspended. See why: ${pageOf('/profile')}`,
      bn: ({ pageOf }) => `পথিকে আপনার চালক অ্যাকাউন্ট স্থগিত। কেন, দেখুন: ${pageOf('/profile')}`,
    },
  },
  'ride.sos-raised': {
    purpose: 'sos',
    holdsMs: HOUR_MS,
    text: {
      en: ({ pageOf, rideId = '' }) => `Pothik SOS on ride ${rideNumber(rideId)}. Answer now: ${pageOf('/admin/sos')}`,
      bn: ({ pageOf, rideId = '' }) => `পথিক SOS: রাইড ${rideNumber(rideId)}। এখনই সাড়া দিন: ${pageOf('/admin/sos')}`,
    },
  },
};

/** The SMS of a notice, without numbers, names and reasons; undefined: it has none. In one part, unless the host is long. */
export const noticeSms = (told: NoticeTold): NoticeSms | undefined => NOTICE_SMS[told];

/** Refusals that another try does not change. */
const FOR_GOOD: readonly string[] = ['number', 'no-gateway'];

/** What follows from a try. `soon`: the gateway is away. Whatever may have been sent is over: nobody is told twice. */
export function afterSms(outcome: SmsOutcome | { kind: 'used-up' }): 'over' | 'soon' | 'later' {
  if (outcome.kind === 'used-up') return 'later';
  if (!isSurelyUnsent(outcome)) return 'over';
  if (outcome.kind === 'later') return 'soon';
  return outcome.kind === 'refused' && FOR_GOOD.includes(outcome.why) ? 'over' : 'later';
}
