import { z } from 'zod';
import { FORM_MESSAGES } from './form-messages.js';

const BANGLA_ZERO = 0x09e6;

/** Bangla digits read as Latin ones: phone numbers, codes, fares and years are typed in either. */
export const latinDigits = (text: string): string =>
  text.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - BANGLA_ZERO));

/** Text that is trimmed first; a missing value fails with the same sentence as a short one. */
export const text = (minimum: number, maximum: number, tooShort: string, tooLong: string = FORM_MESSAGES.tooLong) =>
  z.string(tooShort).trim().min(minimum, tooShort).max(maximum, tooLong);

/** An e-mail, trimmed and compared in lower case; at most 254 characters (RFC 5321). */
export const email = (message: string) =>
  z.string(message).trim().toLowerCase().max(254, message).pipe(z.email(message));

/** A document identifier: 24 hexadecimal digits. */
export const identifier = z
  .string(FORM_MESSAGES.identifierInvalid)
  .regex(/^[0-9a-f]{24}$/, FORM_MESSAGES.identifierInvalid);

/** A moment as ISO 8601 in UTC. */
export const moment = z.iso.datetime();

/** Six digits, Latin or Bangla, kept as Latin. */
export const sixDigitCode = z
  .string(FORM_MESSAGES.codeLength)
  .trim()
  .transform(latinDigits)
  .pipe(z.string().regex(/^\d{6}$/, FORM_MESSAGES.codeLength));

/** Why somebody did something that others must be able to read later: 3 to 300 characters. */
export const reason = text(3, 300, FORM_MESSAGES.reasonRequired, FORM_MESSAGES.reasonRequired);

/** An edit form's field: empty, or what the schema asks. */
export const emptyOr = <T extends string>(schema: z.ZodType<T>) =>
  z
    .string()
    .trim()
    .transform((value, context): T | '' => {
      if (value === '') return '';
      const parsed = schema.safeParse(value);
      if (parsed.success) return parsed.data;
      const message = parsed.error.issues[0]?.message;
      context.issues.push({ code: 'custom', input: value, ...(message === undefined ? {} : { message }) });
      return z.NEVER;
    });
