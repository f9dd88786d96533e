import { storedDraft } from '@pothik/api-client/forms';
import { z } from 'zod/mini';

const codeProgress = z.object({
  email: z.string(),
  step: z.enum(['confirm', 'code']),
  /** When another code may be requested, in ms since 1970. */
  resendAt: z.number(),
  /** Where log-in leads afterwards. */
  next: z.optional(z.string()),
});

/** How far a person is with a mailed code. It survives a reload and never contains a code. */
export type CodeProgress = z.output<typeof codeProgress>;

/** Of the e-mail verification. */
export const verificationProgress = storedDraft('pothik-verification', codeProgress);

/** Of the password reset. */
export const resetProgress = storedDraft('pothik-password-reset', codeProgress);

/** No code has been requested yet. */
export const progressOf = (email: string, next?: string | null): CodeProgress => ({
  email,
  step: 'confirm',
  resendAt: 0,
  next: next ?? undefined,
});

export const beginVerification = (email: string, next?: string | null): void =>
  verificationProgress.store(progressOf(email, next));
