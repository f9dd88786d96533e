import { z } from 'zod';
import { FORM_MESSAGES } from '../platform/form-messages.js';
import { ROLE } from '../platform/roles.js';
import { email, reason, sixDigitCode, text } from '../platform/text.js';
import { NAME_AT_REGISTRATION, PASSWORD } from './limits.js';

/** At least 8 characters with an uppercase letter, a digit and one of !@#$%^&*; the first failing rule speaks. */
export const password = z
  .string(FORM_MESSAGES.passwordTooShort)
  .min(PASSWORD.minimum, FORM_MESSAGES.passwordTooShort)
  .max(PASSWORD.maximum, FORM_MESSAGES.tooLong)
  .regex(/[A-Z]/, FORM_MESSAGES.passwordNeedsUppercase)
  .regex(/\d/, FORM_MESSAGES.passwordNeedsDigit)
  .regex(/[!@#$%^&*]/, FORM_MESSAGES.passwordNeedsSpecial);

export const registerForm = z.strictObject({
  name: text(NAME_AT_REGISTRATION.minimum, NAME_AT_REGISTRATION.maximum, FORM_MESSAGES.registerNameTooShort),
  email: email(FORM_MESSAGES.emailInvalid),
  password,
});

/** The page's form: the call's own fields and the repeated password. */
export const registerPageForm = registerForm
  .extend({
    confirmPassword: z.string(FORM_MESSAGES.passwordTooShort).min(PASSWORD.minimum, FORM_MESSAGES.passwordTooShort),
  })
  .refine((form) => form.password === form.confirmPassword, {
    path: ['confirmPassword'],
    message: FORM_MESSAGES.passwordsDiffer,
    when: (payload) => typeof (payload.value as { confirmPassword?: unknown }).confirmPassword === 'string',
  });

export const loginForm = z.strictObject({ email: email(FORM_MESSAGES.loginEmailInvalid), password });
export const emailForm = z.strictObject({ email: email(FORM_MESSAGES.emailInvalid) });
export const verifyForm = z.strictObject({ email: email(FORM_MESSAGES.emailInvalid), otp: sixDigitCode });
export const resetPasswordForm = verifyForm.extend({ password });

/** The present password is only compared: whatever it looks like, a wrong one does not match. */
export const changePasswordForm = z.strictObject({
  currentPassword: z
    .string(FORM_MESSAGES.passwordTooShort)
    .min(1, FORM_MESSAGES.passwordTooShort)
    .max(PASSWORD.maximum, FORM_MESSAGES.tooLong),
  password,
});

/** A password, or the mailed code where there is none; without either a code is mailed. Both are only compared. */
export const deletionForm = z.strictObject({
  password: changePasswordForm.shape.currentPassword.optional(),
  otp: sixDigitCode.optional(),
});

/** DRIVER is nobody's to give: registering as a driver makes one. */
export const roleForm = z.strictObject({ role: z.enum([ROLE.RIDER, ROLE.ADMIN, ROLE.SUPER_ADMIN]), reason });
