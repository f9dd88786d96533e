import { ERRORS, type ErrorCode } from '@pothik/contracts/catalogue';
import { banglaDigits, FORM_MESSAGES, type FormMessageKey } from '@pothik/contracts/platform';
import type { ApiRefusal } from '../refusals/refusal';
import { BANGLA_FORM_MESSAGES } from './form-messages.bn';
import { BANGLA_REFUSALS, BANGLA_WORDS } from './refusals.bn';
import type { StaleSentence } from './stale.rules';

const keyOfFormMessage = new Map(
  Object.entries(FORM_MESSAGES).map(([key, message]) => [message as string, key as FormMessageKey]),
);

/** A form message in Bangla, or undefined for a sentence that is not in FORM_MESSAGES. */
export function banglaFormMessage(message: string): string | undefined {
  const key = keyOfFormMessage.get(message);
  return key && BANGLA_FORM_MESSAGES[key];
}

/** A refusal's sentence in Bangla. Its values ({from}, {to}, {name}) are parsed from the English sentence. */
export function banglaRefusal({ code, message }: Pick<ApiRefusal, 'code' | 'message'>): string | undefined {
  if (!isKnown(code)) return undefined;
  if (code === 'request/invalid') return banglaFormMessage(message) ?? BANGLA_REFUSALS[code];
  const values = valuesIn(ERRORS[code].message, message);
  return BANGLA_REFUSALS[code].replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}

const BANGLA_STALE_SENTENCES: Readonly<Record<StaleSentence, string>> = {
  rideOver: 'রাইডটি আগেই শেষ হয়েছে। কীভাবে শেষ হলো, নিচে দেখুন।',
  rideMovedOn: 'রাইডটি এর মধ্যে এগিয়ে গেছে। এখনকার অবস্থা নিচে দেখুন।',
  driverDecided: 'এই চালকের ব্যাপারে এর মধ্যে কেউ সিদ্ধান্ত নিয়েছেন।',
  incidentDecided: 'এটি এর মধ্যে কেউ দেখেছেন।',
};

export const banglaStaleSentence = (sentence: StaleSentence): string => BANGLA_STALE_SENTENCES[sentence];

const isKnown = (code: string): code is ErrorCode => Object.hasOwn(ERRORS, code);

function valuesIn(template: string, message: string): Record<string, string> {
  const escaped = template.replace(/[.*+?^$()|[\]\\]/g, '\\$&');
  const pattern = new RegExp(`^${escaped.replace(/\{(\w+)\}/g, '(?<$1>.+)')}$`);
  const found = pattern.exec(message)?.groups ?? {};
  return Object.fromEntries(
    Object.entries(found).map(([name, word]) => [name, BANGLA_WORDS[word] ?? banglaTime(word) ?? word]),
  );
}

/** From this hour on, the part of the day as people call it. */
const PARTS_OF_DAY = [
  [20, 'রাত'],
  [18, 'সন্ধ্যা'],
  [16, 'বিকাল'],
  [12, 'দুপুর'],
  [6, 'সকাল'],
  [4, 'ভোর'],
  [0, 'রাত'],
] as const;

/** A time of day in a sentence, as 10:40 AM; undefined for any other value. */
function banglaTime(value: string): string | undefined {
  const [, hour, minute, half] = /^(\d{1,2}):(\d{2}) (AM|PM)$/.exec(value) ?? [];
  if (hour === undefined) return undefined;
  const ofDay = (Number(hour) % 12) + (half === 'PM' ? 12 : 0);
  const part = PARTS_OF_DAY.find(([from]) => ofDay >= from)?.[1];
  return `${part} ${banglaDigits(`${hour}:${minute}`)}`;
}
