import { z } from 'zod';
import { FORM_MESSAGES } from '../platform/form-messages.js';
import { emptyOr, identifier, latinDigits, text } from '../platform/text.js';
import { DRIVING_LICENSE, EXPERIENCE_YEARS, PLATE, VEHICLE_TEXT, VEHICLE_TYPE_MINIMUM } from './limits.js';
import { AVAILABILITY, VEHICLE_TYPE } from './status.js';

/** Years of driving, 0 to 30; digits may be Bangla. An empty text is no number. */
export const experience = z
  .union(
    [
      z.number(FORM_MESSAGES.experienceRange),
      z.string().trim().min(1, FORM_MESSAGES.experienceRange).transform(latinDigits).pipe(z.coerce.number()),
    ],
    FORM_MESSAGES.experienceRange,
  )
  .pipe(
    z
      .int(FORM_MESSAGES.experienceRange)
      .min(EXPERIENCE_YEARS.minimum, FORM_MESSAGES.experienceRange)
      .max(EXPERIENCE_YEARS.maximum, FORM_MESSAGES.experienceRange),
  );

const drivingLicense = text(DRIVING_LICENSE.minimum, DRIVING_LICENSE.maximum, FORM_MESSAGES.licenseTooShort);

export const vehicleRegistrationForm = z.strictObject({
  brand: text(VEHICLE_TEXT.minimum, VEHICLE_TEXT.maximum, FORM_MESSAGES.brandTooShort),
  model: text(VEHICLE_TEXT.minimum, VEHICLE_TEXT.maximum, FORM_MESSAGES.modelTooShort),
  vehicleType: z.enum(VEHICLE_TYPE, FORM_MESSAGES.vehicleTypeRequired),
  vehicleLicense: text(
    PLATE.minimum,
    PLATE.maximumAtRegistration,
    FORM_MESSAGES.plateTooShort,
    FORM_MESSAGES.plateTooLong,
  ),
});

const vehicleType = z
  .string(FORM_MESSAGES.vehicleTypeTooShort)
  .min(VEHICLE_TYPE_MINIMUM, FORM_MESSAGES.vehicleTypeTooShort)
  .max(VEHICLE_TEXT.maximum, FORM_MESSAGES.tooLong)
  .pipe(z.enum(VEHICLE_TYPE, FORM_MESSAGES.vehicleTypeRequired));

/** Every field optional; an empty one means unchanged. */
export const vehicleUpdateForm = z.strictObject({
  vehicleLicense: emptyOr(text(PLATE.minimum, VEHICLE_TEXT.maximum, FORM_MESSAGES.plateEditTooShort)).optional(),
  brand: emptyOr(text(VEHICLE_TEXT.minimum, VEHICLE_TEXT.maximum, FORM_MESSAGES.brandTooShort)).optional(),
  model: emptyOr(text(VEHICLE_TEXT.minimum, VEHICLE_TEXT.maximum, FORM_MESSAGES.modelTooShort)).optional(),
  vehicleType: emptyOr(vehicleType).optional(),
});

/** What the page asks in the second step; user and vehicle are added by it and must be the caller's own. */
export const driverPageForm = z.strictObject({ licenseNumber: drivingLicense, experience });
export const driverRegistrationForm = driverPageForm.extend({ user: identifier, vehicle: identifier });

/** Either availability, or licence and experience; an empty licence number means unchanged. */
export const driverUpdateForm = z
  .strictObject({
    availabilityStatus: z.enum(AVAILABILITY).optional(),
    licenseNumber: emptyOr(drivingLicense).optional(),
    experience: experience.optional(),
  })
  .refine((form) => form.availabilityStatus === undefined || Object.keys(form).length === 1, {
    message: FORM_MESSAGES.availabilityAlone,
    path: ['availabilityStatus'],
  });
