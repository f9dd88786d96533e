import { z } from 'zod/mini';
import { FORM_MESSAGES } from '../platform/form-messages.js';
import { reason, sixDigitCode, wholeNumber } from '../platform/text.js';
import { FARE } from './limits.js';

const fare = wholeNumber(FARE, FORM_MESSAGES.fareRange);

/** A fare in whole BDT; digits may be Bangla. Outside the estimate's fair band a reason is required. */
export const fareForm = z.strictObject({
  fare,
  reason: z.optional(reason),
});

/** What a rider offers for the ride, in whole BDT; digits may be Bangla. */
export const offerForm = z.strictObject({ offer: fare });

/** The start code, which the rider gives to the driver. */
export const startCodeForm = z.strictObject({ otp: sixDigitCode });
