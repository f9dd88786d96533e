import { z } from 'zod/mini';
import { FORM_MESSAGES } from '../platform/form-messages.js';
import { ROLE } from '../platform/roles.js';
import { email, reason, sixDigitCode, text } from '../platform/text.js';
import { NAME_AT_REGISTRATION, PASSWORD } from './limits.js';

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

export const changePasswordForm = z.strictObject({ currentPassword: presentPassword, password });

/** The password, or the mailed code of an account without one; without both, a code is mailed. Both are compared. */
export const deletionForm = z.strictObject({
  password: z.optional(presentPassword),
  otp: z.optional(sixDigitCode),
});

/** DRIVER cannot be assigned: one becomes a driver by registering. */
export const roleForm = z.strictObject({ role: z.enum([ROLE.RIDER, ROLE.ADMIN, ROLE.SUPER_ADMIN]), reason });
