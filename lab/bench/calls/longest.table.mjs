/** The longest way within a city, from end to end of Dhaka. */
export const POINT = { lat: 23.9, lng: 90.28 };
export const FAR = { lat: 23.66, lng: 90.52 };

/** The longest texts of a booking, in letters of three bytes. */
export const LONGEST_TEXTS = {
  pickupLocation: 'ক'.repeat(200),
  dropLocation: 'খ'.repeat(200),
  note: 'গ'.repeat(140),
};
