import { SMS_CODE_PURPOSE, type SmsCodePurpose } from '@pothik/contracts/notification';
import type { Language } from '@pothik/contracts/platform';

/** What a code is for, before it. In Bangla a part has 70 characters. */
const CODE_FOR: Record<SmsCodePurpose, Record<Language, string>> = {
  [SMS_CODE_PURPOSE.LOG_IN]: { en: 'Pothik code', bn: 'পথিক কোড' },
  [SMS_CODE_PURPOSE.PROVE_NUMBER]: { en: 'Pothik code to confirm your number', bn: 'পথিক নম্বর যাচাই কোড' },
  [SMS_CODE_PURPOSE.DELETE_ACCOUNT]: { en: 'Pothik code to delete your account', bn: 'পথিক অ্যাকাউন্ট মোছার কোড' },
};

const CODE_TEXT: Record<Language, (what: string, code: string) => string> = {
  en: (what, code) => `${what}: ${code}. Do not share it. Valid 5 minutes.`,
  bn: (what, code) => `${what}: ${code}। কাউকে বলবেন না। ৫ মিনিট চলবে।`,
};

/** In which language an SMS is: the person's, unless the operator set one for all. */
export const smsLanguage = (set: Language | 'person', theirs: Language): Language => (set === 'person' ? theirs : set);

interface CodeSms {
  code: string;
  purpose: SmsCodePurpose;
  language: Language;
}

/** Latin letters, digits and a few signs: 160 of them are one part. */
const PLAIN_HOST = /^[a-z\d.-]+$/;
const PART_OF_PLAIN = 160;

/**
 * The SMS of a one-time code, in one part: six Latin digits in either language, as keyboards expect them. In English it ends with
 * the line by which browsers fill the code in (WebOTP), unless the host is too long; in Bangla that would be a second part.
 */
export function codeText({ code, purpose, language }: CodeSms, host: string): string {
  const text = CODE_TEXT[language](CODE_FOR[purpose][language], code);
  const filling = `${text}\n\n@${host} #${code}`;
  const isOnePart = language === 'en' && PLAIN_HOST.test(host) && filling.length <= PART_OF_PLAIN;
  return isOnePart ? filling : text;
}
