const FARE = 150;

/** Books the pair's driver. @returns {Promise<string>} the ride's id */
export async function book({ rider, driverId }) {
  const booking = { pickupLocation: 'Dhanmondi 27', dropLocation: 'Farmgate', driver: driverId };
  return (await rider.call('POST', '/ride/book', booking))._id;
}

/** The driver moves the ride to this status. */
export const move = ({ driver }, rideId, rideStatus) =>
  driver.call('POST', `/ride/update-status/${rideId}`, { rideStatus });

/** From ACCEPTED to COMPLETED: fare, code, drive. */
export async function finish({ rider, driver }, rideId) {
  await driver.call('POST', `/ride/set-fare/${rideId}`, { fare: FARE });
  const { startCode } = await rider.call('GET', `/ride/${rideId}`);
  await driver.call('POST', '/ride/verify-otp', { rideId, otp: startCode });
  await move({ driver }, rideId, 'IN TRANSIT');
  await move({ driver }, rideId, 'COMPLETED');
}

/** A whole ride. @returns {Promise<number>} ms that booking took */
export async function ride(pair) {
  const began = performance.now();
  const rideId = await book(pair);
  const booked = performance.now() - began;
  await move(pair, rideId, 'ACCEPTED');
  await finish(pair, rideId);
  return booked;
}
