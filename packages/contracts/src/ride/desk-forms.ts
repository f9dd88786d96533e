import { z } from 'zod/mini';
import { NAME_AT_REGISTRATION } from '../auth/limits.js';
import { FORM_MESSAGES } from '../platform/form-messages.js';
import { phone } from '../platform/phone-number.js';
import { text } from '../platform/text.js';
import { bookingForm, nearestForm } from './booking-form.js';

export const deskCallerForm = z.strictObject({ phone });

/** Who calls. An account that has the number keeps its own name. */
const caller = {
  phone,
  name: text(NAME_AT_REGISTRATION.minimum, NAME_AT_REGISTRATION.maximum, FORM_MESSAGES.registerNameTooShort),
};

/** A booking of one driver for somebody who calls. */
export const deskBookingForm = z.safeExtend(bookingForm, caller);

/** A booking of the nearest of a vehicle type for somebody who calls. */
export const deskNearestForm = z.safeExtend(nearestForm, caller);
