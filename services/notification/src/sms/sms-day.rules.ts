import { SMS_CODE_PURPOSE, smsOfDayKey } from '@pothik/contracts/notification';
import { dhakaDay } from '@pothik/contracts/platform';
import type { SmsOutcome } from '@pothik/engines';

/** What an SMS is for. */
export const SMS_PURPOSES = [...Object.values(SMS_CODE_PURPOSE), 'number-changed', 'suspended', 'sos', 'desk'] as const;
export type SmsPurpose = (typeof SMS_PURPOSES)[number];
/** Whether it is a code, a notice, or one of those that have a reserve. */
export const SMS_USES = ['code', 'notice', 'urgent'] as const;
export type SmsUse = (typeof SMS_USES)[number];

const USES: Readonly<Partial<Record<SmsPurpose, SmsUse>>> = {
  'number-changed': 'notice',
  suspended: 'notice',
  sos: 'urgent',
  desk: 'urgent',
};

export const useOf = (purpose: SmsPurpose): SmsUse => USES[purpose] ?? 'code';

/** A count of the key-value store, and how far it may go. */
export interface SmsShare {
  key: string;
  maximum: number;
}

interface SmsDay {
  SMS_PER_DAY: number;
  /** Percent. */
  SMS_RESERVE: number;
}

/** How long a count is stored: longer than its day. */
export const SHARE_STORED_MS = 48 * 3_600_000;

/** Of which shares of the day one may be taken, in this order. The reserve is taken first: it is for nobody else. */
export function sharesOf(use: SmsUse, { SMS_PER_DAY, SMS_RESERVE }: SmsDay, now: Date): readonly SmsShare[] {
  const day = dhakaDay(now);
  const reserved = Math.ceil((SMS_PER_DAY * SMS_RESERVE) / 100);
  const open = { key: smsOfDayKey(day, 'open'), maximum: SMS_PER_DAY - reserved };
  const reserve = { key: smsOfDayKey(day, 'reserve'), maximum: reserved };
  return use === 'urgent' ? [reserve, open] : [open];
}

/** Whether the gateway surely has nothing, so that it is given back to the day. */
export const isSurelyUnsent = (outcome: SmsOutcome): boolean =>
  outcome.kind === 'refused' || (outcome.kind === 'later' && !outcome.mayBeSent);
