import { z } from 'zod/mini';
import { VEHICLE_TYPE } from '../driver/status.js';
import { FORM_MESSAGES } from '../platform/form-messages.js';
import { point } from '../platform/point.js';
import { identifier, lines, text } from '../platform/text.js';
import { offerForm } from './forms.js';
import { LOCATION_MAXIMUM, RIDE_NOTE_MAXIMUM } from './limits.js';
import { isSamePlace } from './same-place.rules.js';

/** The parts of a booking that a rider writes. Form, draft, repeat, ride, event and response are made from them. */
const writtenForm = z.strictObject({
  pickupLocation: text(1, LOCATION_MAXIMUM, FORM_MESSAGES.pickupRequired),
  dropLocation: text(1, LOCATION_MAXIMUM, FORM_MESSAGES.dropRequired),
  note: z.optional(lines(0, RIDE_NOTE_MAXIMUM, FORM_MESSAGES.rideNoteTooLong)),
});
export type WrittenBooking = z.output<typeof writtenForm>;
/** The same before it is read: a number may be a text. */
export type TypedBooking = z.input<typeof writtenForm>;

/** The same parts in a ride's responses and events: parts added later are optional. */
export const writtenShape = {
  pickupLocation: z.string(),
  dropLocation: z.string(),
  note: z.optional(z.string()),
} satisfies { [Part in keyof WrittenBooking]-?: z.ZodMiniType<WrittenBooking[Part]> };

/** The same parts in a draft, as they are typed. */
export const writtenDraft = z.partialRecord(z.keyof(writtenForm), z.string());

/** Where a booking's places are, for those that were found or pointed at; text nobody knows has no point. */
const bookingPoints = { pickupPoint: z.optional(point), dropPoint: z.optional(point) };
export type BookingPoints = { [Name in keyof typeof bookingPoints]?: z.output<typeof point> | undefined };

/** What the rider offers; without it the driver sets the fare. */
const bookingOffer = { offer: z.optional(offerForm.shape.offer) };

/** Refuses a ride to where it begins. Says so at the drop, also while other parts are still missing. */
const elsewhere = z.refine<Parameters<typeof isSamePlace>[0]>((booking) => !isSamePlace(booking), {
  path: ['dropLocation'],
  error: FORM_MESSAGES.samePlace,
  when: ({ value }) => z.looseObject({ pickupLocation: z.string(), dropLocation: z.string() }).safeParse(value).success,
});

/** The rider's form; in a file of its own, so that its page does not load the driver's forms. */
export const bookingForm = z
  .extend(writtenForm, {
    ...bookingPoints,
    ...bookingOffer,
    driver: z.pipe(
      z.string(FORM_MESSAGES.driverRequired).check(z.minLength(1, FORM_MESSAGES.driverRequired)),
      identifier,
    ),
  })
  .check(elsewhere);
export type Booking = z.output<typeof bookingForm>;

/** As many as pages of the release before name. */
const NAMED_DRIVERS = 10;

/** A booking of the nearest of a vehicle type. A page of the release before names drivers instead: the type is that of the first. */
export const nearestForm = z
  .extend(writtenForm, {
    ...bookingPoints,
    ...bookingOffer,
    vehicleType: z.optional(z.enum(VEHICLE_TYPE)),
    drivers: z.optional(z.array(identifier).check(z.minLength(1), z.maxLength(NAMED_DRIVERS))),
  })
  .check(
    elsewhere,
    z.refine(({ vehicleType, drivers }) => vehicleType !== undefined || drivers !== undefined, {
      path: ['vehicleType'],
      error: FORM_MESSAGES.vehicleTypeRequired,
    }),
  );

/** The names of the parts that a rider writes. */
export const WRITTEN_PARTS = z.keyof(writtenForm).options;
/** The names of the parts of a booking that a person sees a field of; the points belong to the two locations. */
export const BOOKING_PARTS = [...WRITTEN_PARTS, 'driver'] as const;
