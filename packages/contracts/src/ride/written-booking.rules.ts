import type { WrittenBooking } from './booking-form.js';

/** The parts of a booking that a rider writes, and nothing else; '' for a missing one. */
export const writtenOf = ({
  pickupLocation,
  dropLocation,
  note = '',
}: WrittenBooking): Record<keyof WrittenBooking, string> => ({ pickupLocation, dropLocation, note });
