import { keptDraft } from '@pothik/api-client/forms';
import { z } from 'zod/mini';

const codeProgress = z.object({
  email: z.string(),
  step: z.enum(['confirm', 'code']),
  /** When another code may be asked for, in ms since 1970. */
  resendAt: z.number(),
  /** Where log-in is to lead afterwards. */
  next: z.optional(z.string()),
});

/** How far somebody is with a mailed code. It survives a reload; it never holds a code. */
export type CodeProgress = z.output<typeof codeProgress>;

/** Proving one's e-mail. */
export const verificationProgress = keptDraft('pothik-verification', codeProgress);

/** Choosing a new password. */
export const resetProgress = keptDraft('pothik-password-reset', codeProgress);

/** Nothing is asked for yet. */
export const progressOf = (email: string, next?: string | null): CodeProgress => ({
  email,
  step: 'confirm',
  resendAt: 0,
  next: next ?? undefined,
});

export const beginVerification = (email: string, next?: string | null): void =>
  verificationProgress.keep(progressOf(email, next));
