import { z } from 'zod/mini';
import { FORM_MESSAGES } from './form-messages.js';
import { latinDigits, oneLine, severalLines } from './typed-text.rules.js';

const SEARCH_TERM_MAXIMUM = 100;

/** Control characters, which no one types and some stores and searches cannot hold, and halves of a character alone. */
const UNSTORABLE = /[\p{Cc}\p{Cs}]/u;
/** The same without those that a text of several lines has: tab and line breaks. */
const UNSTORABLE_IN_LINES = /[^\P{Cc}\t\n\r]|\p{Cs}/u;

/** Refuses a text of one line with a character that cannot be stored or searched for, such as a zero byte. */
export const storable = z.refine<string>((value) => !UNSTORABLE.test(value), FORM_MESSAGES.characterRefused);
const storableLines = z.refine<string>((value) => !UNSTORABLE_IN_LINES.test(value), FORM_MESSAGES.characterRefused);

const asOneLine = z.overwrite(oneLine);

/** Text of one line, brought into its stored form first; a missing value fails with the same message as a short one. */
export const text = (minimum: number, maximum: number, tooShort: string, tooLong: string = FORM_MESSAGES.tooLong) =>
  z.string(tooShort).check(asOneLine, z.minLength(minimum, tooShort), z.maxLength(maximum, tooLong), storable);

/** The same of several lines. */
export const lines = (minimum: number, maximum: number, message: string) =>
  z
    .string(message)
    .check(z.overwrite(severalLines), z.minLength(minimum, message), z.maxLength(maximum, message), storableLines);

/** An e-mail, trimmed and compared in lower case; at most 254 characters (RFC 5321). */
export const email = (message: string) =>
  z.pipe(z.string(message).check(asOneLine, z.toLowerCase(), z.maxLength(254, message)), z.email(message));

/** A document identifier: 24 hexadecimal digits. */
export const identifier = z
  .string(FORM_MESSAGES.identifierInvalid)
  .check(z.regex(/^[0-9a-f]{24}$/, FORM_MESSAGES.identifierInvalid));

/** A moment as ISO 8601 in UTC. */
export const moment = z.iso.datetime();

/** Characters of a code as they are stored: Latin digits, without the spaces and hyphens that group them. */
export const codeCharacters = (typed: string): string => latinDigits(oneLine(typed)).replace(/[\s\p{Pd}]/gu, '');

export const sixDigitCode = z.pipe(
  z.pipe(z.string(FORM_MESSAGES.codeLength), z.transform(codeCharacters)),
  z.string().check(z.regex(/^\d{6}$/, FORM_MESSAGES.codeLength)),
);

/** Digits alone, or grouped by commas where people group them: by lakh (1,25,000) or by thousand (125,000). */
const WHOLE = /^(\d+|\d{1,2}(,\d{2})*,\d{3}|\d{1,3}(,\d{3})+)$/;
const wholeText = (typed: string): string => {
  const text = latinDigits(typed);
  return WHOLE.test(text) ? text.replaceAll(',', '') : 'NaN';
};

/** A whole number within a range; a text's digits may be Bangla and grouped by commas. An empty text is refused, as are "120.50", "120,50", "1e3" and "0x10". */
export const wholeNumber = ({ minimum, maximum }: { minimum: number; maximum: number }, message: string) => {
  const typed = z.string().check(asOneLine, z.minLength(1, message));
  const read = z.pipe(z.pipe(typed, z.transform(wholeText)), z.coerce.number());
  const whole = z.int(message).check(z.minimum(minimum, message), z.maximum(maximum, message));
  return z.pipe(z.union([z.number(message), read], message), whole);
};

const emptyAsMissing = z.transform((typed: string | number) =>
  typeof typed === 'string' && typed.trim() === '' ? undefined : typed,
);

/** The same where it may be missing: an empty text is a missing number, never 0. */
export const optionalWholeNumber = (range: { minimum: number; maximum: number }, message: string) =>
  z.optional(z.pipe(emptyAsMissing, z.optional(wholeNumber(range, message))));

/** The reason for an action that others read later: 3 to 300 characters. */
export const reason = lines(3, 300, FORM_MESSAGES.reasonRequired);

/** What a list is searched for. */
export const searchTerm = z
  .string()
  .check(asOneLine, z.maxLength(SEARCH_TERM_MAXIMUM, FORM_MESSAGES.tooLong), storable);

/** An edit form's field: empty, or valid by the schema. */
export const emptyOr = <T extends string>(schema: z.ZodMiniType<T>) =>
  z.pipe(
    z.string(),
    z.transform((value: string, context): T | '' => {
      if (oneLine(value) === '') return '';
      const parsed = schema.safeParse(value);
      if (parsed.success) return parsed.data;
      const message = parsed.error.issues[0]?.message;
      context.issues.push({ code: 'custom', input: value, ...(message === undefined ? {} : { message }) });
      return z.NEVER;
    }),
  );
