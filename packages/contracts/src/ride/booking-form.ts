import { z } from 'zod/mini';
import { FORM_MESSAGES } from '../platform/form-messages.js';
import { identifier, text } from '../platform/text.js';
import { PLACE_MAXIMUM } from './limits.js';

/** What a rider fills in; apart from the driver's forms, whose numbers its page would fetch for nothing. */
export const bookingForm = z.strictObject({
  pickupLocation: text(1, PLACE_MAXIMUM, FORM_MESSAGES.pickupRequired),
  dropLocation: text(1, PLACE_MAXIMUM, FORM_MESSAGES.dropRequired),
  driver: z.pipe(
    z.string(FORM_MESSAGES.driverRequired).check(z.minLength(1, FORM_MESSAGES.driverRequired)),
    identifier,
  ),
});
