import { z } from 'zod/mini';
import { FORM_MESSAGES } from '../platform/form-messages.js';
import { email, lines, text } from '../platform/text.js';
import { CONTACT } from './limits.js';

/** A message to the support. */
export const contactForm = z.strictObject({
  name: text(CONTACT.name.minimum, CONTACT.name.maximum, FORM_MESSAGES.nameTooShort),
  email: email(FORM_MESSAGES.emailInvalid),
  message: lines(CONTACT.message.minimum, CONTACT.message.maximum, FORM_MESSAGES.messageLength),
});
