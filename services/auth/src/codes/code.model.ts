import type { CodePurpose } from '@pothik/contracts/auth';
import type { Language } from '@pothik/contracts/platform';
import { documentSchema } from '@pothik/service-kit';
import type { ANY_PURPOSE } from './code.rules.js';

/** An e-mail's last request for a purpose. Without `codeHash` no code is right: not created yet, for nobody, or used. */
export interface CodeDocument {
  email: string;
  purpose: CodePurpose;
  /** The account that held the e-mail at the request, and its registration; null where there was none. */
  accountId: string | null;
  registration: number;
  language: Language;
  issuedAt: Date;
  /** When to mail it, or to retry; null: nothing to mail. */
  mailDueAt: Date | null;
  codeHash: string | null;
  expiresAt: Date;
  triesLeft: number;
}

/** Identifies a code. */
export type CodeKey = Pick<CodeDocument, 'email' | 'purpose'>;

/** Counts of one day in Asia/Dhaka. */
export type CodeDayKey = { email: string; purpose: CodePurpose | typeof ANY_PURPOSE; day: string };

/** Codes sent, and wrong codes tried. */
export interface CodeDayDocument extends CodeDayKey {
  sent: number;
  wrong: number;
  at: Date;
}

export const CODE_MODEL = 'Code';
export const CODE_DAY_MODEL = 'CodeDay';
const KEPT_SECONDS = 2 * 24 * 3600;

export const codeSchema = documentSchema<CodeDocument>(
  {
    email: { type: String, required: true },
    purpose: { type: String, required: true },
    accountId: { type: String, default: null },
    registration: { type: Number, required: true },
    language: { type: String, required: true },
    issuedAt: { type: Date, required: true },
    mailDueAt: { type: Date, default: null },
    codeHash: { type: String, default: null },
    expiresAt: { type: Date, required: true },
    triesLeft: { type: Number, required: true },
  },
  { collection: 'codes' },
);
codeSchema.index({ email: 1, purpose: 1 }, { unique: true, name: 'one-code-per-email-and-purpose' });
codeSchema.index({ mailDueAt: 1 }, { name: 'mails-due' });
codeSchema.index({ issuedAt: 1 }, { expireAfterSeconds: KEPT_SECONDS });

export const codeDaySchema = documentSchema<CodeDayDocument>(
  {
    email: { type: String, required: true },
    purpose: { type: String, required: true },
    day: { type: String, required: true },
    sent: { type: Number, required: true },
    wrong: { type: Number, required: true },
    at: { type: Date, required: true },
  },
  { collection: 'code_days' },
);
codeDaySchema.index({ email: 1, purpose: 1, day: 1 }, { unique: true, name: 'one-record-per-day' });
codeDaySchema.index({ at: 1 }, { expireAfterSeconds: KEPT_SECONDS });
