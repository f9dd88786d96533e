const POINTS = { pickupPoint: { lat: 23.9, lng: 90.28 }, dropPoint: { lat: 23.66, lng: 90.52 } };
const TEXTS = { pickupLocation: 'ক'.repeat(200), dropLocation: 'খ'.repeat(200), note: 'গ'.repeat(140) };
const REASON = 'ঘ'.repeat(300);

/** What rider and driver do in a ride, each call with its largest input. `known`: the ride's id, driver and code as the steps go on. */
export const RIDE_STEPS = [
  ['ride.book', 'RIDER', () => ['POST', '/ride/book']],
  [
    'ride.updateStatus ACCEPTED',
    'DRIVER',
    ({ _id }) => ['POST', `/ride/update-status/${_id}`, { rideStatus: 'ACCEPTED' }],
  ],
  ['ride.setFare', 'DRIVER', ({ _id }) => ['POST', `/ride/set-fare/${_id}`, { fare: 200, reason: REASON }]],
  ['ride.tellArrival', 'DRIVER', ({ _id }) => ['POST', `/ride/arrived/${_id}`]],
  ['ride.renewCode', 'RIDER', ({ _id }) => ['POST', `/ride/renew-code/${_id}`]],
  ['ride.getRide', 'RIDER', ({ _id }) => ['GET', `/ride/${_id}`]],
  ['ride.verifyCode', 'DRIVER', ({ _id, startCode }) => ['POST', '/ride/verify-otp', { rideId: _id, otp: startCode }]],
  [
    'ride.updateStatus IN TRANSIT',
    'DRIVER',
    ({ _id }) => ['POST', `/ride/update-status/${_id}`, { rideStatus: 'IN TRANSIT' }],
  ],
  ['ride.sendSos', 'RIDER', ({ _id }) => ['POST', `/sos/send-message/${_id}`]],
  ['ride.currentRide', 'DRIVER', () => ['GET', '/ride/current-ride']],
  [
    'ride.updateStatus COMPLETED',
    'DRIVER',
    ({ _id }) => ['POST', `/ride/update-status/${_id}`, { rideStatus: 'COMPLETED' }],
  ],
];

/** The booking of this driver with the longest texts and the longest way. */
export const booking = (driver) => ({ ...TEXTS, ...POINTS, driver });
