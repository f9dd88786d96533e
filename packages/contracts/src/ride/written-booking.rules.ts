import type { WrittenBooking } from './booking-form.js';

/** Every part of what a rider wrote, and nothing else; '' for one that is missing. */
export const writtenOf = ({
  pickupLocation,
  dropLocation,
  note = '',
}: WrittenBooking): Record<keyof WrittenBooking, string> => ({ pickupLocation, dropLocation, note });
