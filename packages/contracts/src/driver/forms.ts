import { z } from 'zod/mini';
import { FORM_MESSAGES } from '../platform/form-messages.js';
import { emptyOr, identifier, optionalWholeNumber, text, wholeNumber } from '../platform/text.js';
import { latinDigits } from '../platform/typed-text.rules.js';
import { profileForm } from '../user/forms.js';
import { DRIVING_LICENSE, EXPERIENCE_YEARS, PLATE, VEHICLE_TEXT, VEHICLE_TYPE_MINIMUM } from './limits.js';
import { keptPlate } from './plate.rules.js';
import { AVAILABILITY, VEHICLE_TYPE } from './status.js';

/** Years of driving, 0 to 30; digits may be Bangla. An empty text is refused. */
const experience = wholeNumber(EXPERIENCE_YEARS, FORM_MESSAGES.experienceRange);

/** Letters of other scripts look like Latin ones, and would make two numbers of one. */
const drivingLicense = text(DRIVING_LICENSE.minimum, DRIVING_LICENSE.maximum, FORM_MESSAGES.licenseTooShort).check(
  z.overwrite(latinDigits),
  z.regex(/^[\x20-\x7e]*$/, FORM_MESSAGES.licenseCharacters),
);

/** A plate in any of its writings; lengths are asked of the kept one. One that is not of Bangladesh has Latin letters alone. */
const plate = (maximum: number, tooShort: string, tooLong: string) =>
  z
    .string(tooShort)
    .check(
      z.overwrite(keptPlate),
      z.minLength(PLATE.minimum, tooShort),
      z.regex(/^[A-Za-z0-9 -]*$/, FORM_MESSAGES.plateCharacters),
      z.maxLength(maximum, tooLong),
    );

export const vehicleRegistrationForm = z.strictObject({
  brand: text(VEHICLE_TEXT.minimum, VEHICLE_TEXT.maximum, FORM_MESSAGES.brandTooShort),
  model: text(VEHICLE_TEXT.minimum, VEHICLE_TEXT.maximum, FORM_MESSAGES.modelTooShort),
  vehicleType: z.enum(VEHICLE_TYPE, FORM_MESSAGES.vehicleTypeRequired),
  vehicleLicense: plate(PLATE.maximumAtRegistration, FORM_MESSAGES.plateTooShort, FORM_MESSAGES.plateTooLong),
});

const vehicleType = z.pipe(
  z
    .string(FORM_MESSAGES.vehicleTypeTooShort)
    .check(
      z.minLength(VEHICLE_TYPE_MINIMUM, FORM_MESSAGES.vehicleTypeTooShort),
      z.maxLength(VEHICLE_TEXT.maximum, FORM_MESSAGES.tooLong),
    ),
  z.enum(VEHICLE_TYPE, FORM_MESSAGES.vehicleTypeRequired),
);

/** Every field optional; an empty one means unchanged. */
export const vehicleUpdateForm = z.strictObject({
  vehicleLicense: z.optional(
    emptyOr(plate(VEHICLE_TEXT.maximum, FORM_MESSAGES.plateEditTooShort, FORM_MESSAGES.tooLong)),
  ),
  brand: z.optional(emptyOr(text(VEHICLE_TEXT.minimum, VEHICLE_TEXT.maximum, FORM_MESSAGES.brandTooShort))),
  model: z.optional(emptyOr(text(VEHICLE_TEXT.minimum, VEHICLE_TEXT.maximum, FORM_MESSAGES.modelTooShort))),
  vehicleType: z.optional(emptyOr(vehicleType)),
});

const driverForm = z.strictObject({ licenseNumber: drivingLicense, experience });
/** User and vehicle must be the caller's own. */
export const driverRegistrationForm = z.extend(driverForm, { user: identifier, vehicle: identifier });
/** The form of the second step; the page adds user and vehicle. It asks for the phone number too, which the account keeps. */
export const driverPageForm = z.extend(driverForm, { phone: profileForm.shape.phone });

/** Either availability, or licence and experience; empty licence or experience means unchanged. */
export const driverUpdateForm = z
  .strictObject({
    availabilityStatus: z.optional(z.enum(AVAILABILITY)),
    licenseNumber: z.optional(emptyOr(drivingLicense)),
    experience: optionalWholeNumber(EXPERIENCE_YEARS, FORM_MESSAGES.experienceRange),
  })
  .check(
    z.refine((form) => form.availabilityStatus === undefined || Object.keys(form).length === 1, {
      message: FORM_MESSAGES.availabilityAlone,
      path: ['availabilityStatus'],
    }),
  );
