import type { CodePurpose } from '@pothik/contracts/auth';
import type { Language } from '@pothik/contracts/platform';
import { documentSchema, endsAfter } from '@pothik/service-kit';

/** The last request for a code. Without `codeHash` no code is right: not created yet, or used. */
export interface CodeDocument {
  email: string;
  purpose: CodePurpose;
  /** The registration that the code proves; null: the code is for an account. */
  registrationId: string | null;
  /** The account that held the e-mail at the request; null: the code is for a registration. */
  accountId: string | null;
  language: Language;
  issuedAt: Date;
  /** When to mail it, or to retry; null: nothing to mail. */
  mailDueAt: Date | null;
  codeHash: string | null;
  expiresAt: Date;
  triesLeft: number;
}

/** Identifies a code. */
export type CodeKey = Pick<CodeDocument, 'email' | 'purpose' | 'registrationId'>;

/** Whose wrong codes are counted, for one day in Asia/Dhaka: of an account or of a registration. */
export type WrongCodeKey = { holderId: string; purpose: CodePurpose; day: string };

export interface WrongCodeDocument extends WrongCodeKey {
  wrong: number;
  at: Date;
}

export const CODE_MODEL = 'Code';
export const WRONG_CODE_MODEL = 'WrongCode';
const KEPT_SECONDS = 2 * 24 * 3600;

export const codeSchema = documentSchema<CodeDocument>(
  {
    email: { type: String, required: true },
    purpose: { type: String, required: true },
    registrationId: { type: String, default: null },
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
  { email: 1, purpose: 1, registrationId: 1 },
  { unique: true, name: 'one-code-per-purpose-and-registration' },
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
