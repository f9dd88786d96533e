import type { Language } from '@pothik/contracts/platform';
import { documentSchema, endsAfter } from '@pothik/service-kit';
import type { AnyCodePurpose, CodeChannel } from './code.rules.js';

/** The last request for a code. Without `codeHash` no code is right: not created yet, or used. */
export interface CodeDocument {
  channel: CodeChannel;
  address: string;
  purpose: AnyCodePurpose;
  /** The registration, or the account, that asked for it and alone may use it; null: whoever has the code may. */
  askedBy: string | null;
  /** The account that it is for; null: there is none yet, or whoever has the number may have one. */
  accountId: string | null;
  language: Language;
  issuedAt: Date;
  /** When to send it, or to retry; null: nothing to send. */
  mailDueAt: Date | null;
  codeHash: string | null;
  expiresAt: Date;
  triesLeft: number;
}

/** Identifies a code. */
export type CodeKey = Pick<CodeDocument, 'channel' | 'address' | 'purpose' | 'askedBy'>;

/** Whose wrong codes are counted, for one day in Asia/Dhaka: of an account, a registration or a number. */
export type WrongCodeKey = { holderId: string; purpose: AnyCodePurpose; day: string };

export interface WrongCodeDocument extends WrongCodeKey {
  wrong: number;
  at: Date;
}

export const CODE_MODEL = 'Code';
export const WRONG_CODE_MODEL = 'WrongCode';
const KEPT_SECONDS = 2 * 24 * 3600;

export const codeSchema = documentSchema<CodeDocument>(
  {
    channel: { type: String, required: true },
    address: { type: String, required: true },
    purpose: { type: String, required: true },
    askedBy: { type: String, default: null },
    accountId: { type: String, default: null },
    language: { type: String, required: true },
    issuedAt: { type: Date, required: true },
    mailDueAt: { type: Date, default: null },
    codeHash: { type: String, default: null },
    expiresAt: { type: Date, required: true },
    triesLeft: { type: Number, required: true },
  },
  // `codes` is the collection of releases that knew one code for each e-mail and purpose: its unique index remains there.
  { collection: 'one_time_codes' },
);
codeSchema.index(
  { channel: 1, address: 1, purpose: 1, askedBy: 1 },
  {
    unique: true,
    // The former release stores codes without address.
    partialFilterExpression: { address: { $exists: true } },
    name: 'one-code-per-address-purpose-and-asker',
  },
);
codeSchema.index({ mailDueAt: 1 }, { name: 'mails-due' });
endsAfter(codeSchema, 'issuedAt', KEPT_SECONDS);

export const wrongCodeSchema = documentSchema<WrongCodeDocument>(
  {
    holderId: { type: String, required: true },
    purpose: { type: String, required: true },
    day: { type: String, required: true },
    wrong: { type: Number, required: true },
    at: { type: Date, required: true },
  },
  { collection: 'wrong_codes' },
);
wrongCodeSchema.index({ holderId: 1, purpose: 1, day: 1 }, { unique: true, name: 'one-count-per-day' });
endsAfter(wrongCodeSchema, 'at', KEPT_SECONDS);
