import { z } from 'zod/mini';
import { FORM_MESSAGES } from '../platform/form-messages.js';
import { phone } from '../platform/phone-number.js';
import { RIGHT, ROLE } from '../platform/roles.js';
import { codeCharacters, email, reason, sixDigitCode, text } from '../platform/text.js';
import { NAME_AT_REGISTRATION, PASSWORD, SECOND_FACTOR } from './limits.js';

/** At least 8 characters with an uppercase letter, a digit and one of !@#$%^&*; errors name the first failing rule. */
const password = z
  .string(FORM_MESSAGES.passwordTooShort)
  .check(
    z.minLength(PASSWORD.minimum, FORM_MESSAGES.passwordTooShort),
    z.maxLength(PASSWORD.maximum, FORM_MESSAGES.tooLong),
    z.regex(/[A-Z]/, FORM_MESSAGES.passwordNeedsUppercase),
    z.regex(/\d/, FORM_MESSAGES.passwordNeedsDigit),
    z.regex(/[!@#$%^&*]/, FORM_MESSAGES.passwordNeedsSpecial),
  );

export const registerForm = z.strictObject({
  name: text(NAME_AT_REGISTRATION.minimum, NAME_AT_REGISTRATION.maximum, FORM_MESSAGES.registerNameTooShort),
  email: email(FORM_MESSAGES.emailInvalid),
  password,
});

/** The page's form: the call's fields and the repeated password. */
export const registerPageForm = z
  .extend(registerForm, {
    confirmPassword: z
      .string(FORM_MESSAGES.passwordTooShort)
      .check(z.minLength(PASSWORD.minimum, FORM_MESSAGES.passwordTooShort)),
  })
  .check(
    z.refine((form) => form.password === form.confirmPassword, {
      path: ['confirmPassword'],
      message: FORM_MESSAGES.passwordsDiffer,
      when: (payload) => typeof (payload.value as { confirmPassword?: unknown }).confirmPassword === 'string',
    }),
  );

export const loginForm = z.strictObject({ email: email(FORM_MESSAGES.loginEmailInvalid), password });
export const emailForm = z.strictObject({ email: email(FORM_MESSAGES.emailInvalid) });
export const verifyForm = z.strictObject({ email: email(FORM_MESSAGES.emailInvalid), otp: sixDigitCode });
export const resetPasswordForm = z.extend(verifyForm, { password });

/** The current password is only compared, so its form is not validated. */
const presentPassword = z
  .string(FORM_MESSAGES.passwordTooShort)
  .check(z.minLength(1, FORM_MESSAGES.passwordTooShort), z.maxLength(PASSWORD.maximum, FORM_MESSAGES.tooLong));

export const phoneForm = z.strictObject({ phone });
export const provePhoneForm = z.strictObject({ phone, otp: sixDigitCode });

/** `password`: of an account that has one, where the number is another than the account's. */
export const proveOwnPhoneForm = z.extend(provePhoneForm, { password: z.optional(presentPassword) });

/**
 * `name`: of a newcomer; whoever has an account may leave it out. Of a number that nobody has confirmed for long: `isNewcomer`,
 * its former account is not theirs; or one more proof that it is, the `password` or the code that was mailed, `mailedOtp`.
 */
export const phoneLogInForm = z.extend(provePhoneForm, {
  name: z.optional(
    text(NAME_AT_REGISTRATION.minimum, NAME_AT_REGISTRATION.maximum, FORM_MESSAGES.registerNameTooShort),
  ),
  isNewcomer: z.optional(z.literal(true)),
  password: z.optional(presentPassword),
  mailedOtp: z.optional(sixDigitCode),
});

export const changePasswordForm = z.strictObject({ currentPassword: presentPassword, password });

/** The password, or the code of an account without one; without both, a code is sent. Both are compared. */
export const deletionForm = z.strictObject({
  password: z.optional(presentPassword),
  otp: z.optional(sixDigitCode),
});

const { digits, recoveryAlphabet, recoveryCodeLength } = SECOND_FACTOR;
const SECOND_FACTOR_CODE = new RegExp(`^(?:\\d{${digits}}|[${recoveryAlphabet}]{${recoveryCodeLength}})$`);

/**
 * A code of the second factor: six digits, Latin or Bangla, or a recovery code. Comes out without spaces and dashes, in
 * upper case.
 */
const secondFactorCode = z.pipe(
  z.pipe(
    z.string(FORM_MESSAGES.secondFactorCode).check(z.maxLength(40, FORM_MESSAGES.secondFactorCode)),
    z.transform((typed: string) => codeCharacters(typed).toUpperCase()),
  ),
  z.string().check(z.regex(SECOND_FACTOR_CODE, FORM_MESSAGES.secondFactorCode)),
);

export const secondFactorForm = z.strictObject({ code: secondFactorCode });

/** The password of an account that has one: whoever found a browser signed in cannot set up their own factor. */
export const beginSecondFactorForm = z.strictObject({ password: z.optional(presentPassword) });

/** Why a SUPER_ADMIN removes another's second factor; `code` is of their own. */
export const resetSecondFactorForm = z.strictObject({ reason, code: z.optional(secondFactorCode) });

/** An operator's order to remove the second factor of an account. */
export const operatorResetForm = z.extend(emailForm, { reason: z.optional(reason) });

/** Another number for somebody who lost their SIM; `code` is of the caller's second factor, if they have one. */
export const replacePhoneForm = z.strictObject({ phone, reason, code: z.optional(secondFactorCode) });

/** DRIVER cannot be assigned: one becomes a driver by registering. `code` is of the caller's second factor, if they have one. */
export const roleForm = z.strictObject({
  role: z.enum([ROLE.RIDER, ROLE.ADMIN, ROLE.SUPER_ADMIN]),
  reason,
  code: z.optional(secondFactorCode),
});

/** All rights that an ADMIN has from now on; `code` is of the caller's second factor, if they have one. */
export const rightsForm = z.strictObject({
  rights: z.array(z.enum(RIGHT)).check(z.maxLength(Object.keys(RIGHT).length)),
  reason,
  code: z.optional(secondFactorCode),
});
