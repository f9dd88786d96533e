import type { TypedBooking, WrittenBooking } from './booking-form.js';

/** The parts of a booking that a rider writes, and nothing else; of a missing text ''. */
export const writtenOf = ({ pickupLocation, dropLocation, note = '' }: WrittenBooking) =>
  ({ pickupLocation, dropLocation, note }) satisfies Record<keyof WrittenBooking, unknown>;

/** The same parts as texts of the form; '' for a missing one. */
export const typedOf = ({
  pickupLocation,
  dropLocation,
  note = '',
}: TypedBooking): Record<keyof WrittenBooking, string> => ({ pickupLocation, dropLocation, note });
