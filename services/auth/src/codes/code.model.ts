import { Schema } from 'mongoose';
import type { CodePurpose } from './code.rules.js';

/** The present code of an e-mail and purpose. Without `codeHash` nothing is right: no such account, used, or given up. */
export interface CodeDocument {
  email: string;
  purpose: CodePurpose;
  codeHash: string | null;
  accountId: string | null;
  /** The account's registration that it was sent for. */
  registration: number;
  issuedAt: Date;
  expiresAt: Date;
  triesLeft: number;
}

/** How many codes of an e-mail and purpose were sent, and wrong ones tried, on one day in Asia/Dhaka. */
export interface CodeDayDocument {
  email: string;
  purpose: CodePurpose;
  day: string;
  sent: number;
  wrong: number;
  at: Date;
}

export const CODE_MODEL = 'Code';
export const CODE_DAY_MODEL = 'CodeDay';
const KEPT_SECONDS = 2 * 24 * 3600;

export const codeSchema = new Schema<CodeDocument>(
  {
    email: { type: String, required: true },
    purpose: { type: String, required: true },
    codeHash: { type: String, default: null },
    accountId: { type: String, default: null },
    registration: { type: Number, required: true },
    issuedAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
    triesLeft: { type: Number, required: true },
  },
  { collection: 'codes', versionKey: false },
);
codeSchema.index({ email: 1, purpose: 1 }, { unique: true, name: 'one-code-per-email-and-purpose' });
codeSchema.index({ issuedAt: 1 }, { expireAfterSeconds: KEPT_SECONDS });

export const codeDaySchema = new Schema<CodeDayDocument>(
  {
    email: { type: String, required: true },
    purpose: { type: String, required: true },
    day: { type: String, required: true },
    sent: { type: Number, required: true },
    wrong: { type: Number, required: true },
    at: { type: Date, required: true },
  },
  { collection: 'code_days', versionKey: false },
);
codeDaySchema.index({ email: 1, purpose: 1, day: 1 }, { unique: true, name: 'one-record-per-day' });
codeDaySchema.index({ at: 1 }, { expireAfterSeconds: KEPT_SECONDS });
