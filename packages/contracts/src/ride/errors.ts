import { defineErrors } from '../platform/errors.js';

export const rideErrors = defineErrors({
  'ride/not-found': { status: 404, message: 'Ride not found' },
  'ride/driver-not-found': { status: 404, message: 'Driver not found' },
  'ride/driver-not-free': { status: 409, message: 'This driver is not available any more. Please choose another.' },
  'ride/driver-busy': { status: 409, message: 'You are already on another ride.' },
  'ride/driver-not-approved': { status: 403, message: 'Only approved drivers can do this.' },
  'ride/rider-has-open-ride': { status: 409, message: 'You already have an open ride.' },
  'ride/illegal-transition': { status: 409, message: 'A ride that is {from} cannot become {to}.' },
  'ride/not-yours-to-change': { status: 403, message: 'You may not set a ride to {to}.' },
  'ride/answer-too-late': { status: 409, message: 'This request has expired.' },
  'ride/pick-up-too-late': { status: 409, message: 'The time to pick the rider up has passed.' },
  'ride/end-too-late': { status: 409, message: 'The time to complete this ride has passed.' },
  'ride/code-required': { status: 409, message: 'A ride that is {from} cannot become {to} without the rider’s code.' },
  'ride/fare-missing': { status: 409, message: 'Please set the fare first.' },
  'ride/fare-frozen': { status: 409, message: 'The fare of a ride that is {from} cannot change.' },
  'ride/code-wrong': { status: 400, message: 'Invalid OTP' },
  'ride/code-locked': { status: 409, message: 'Too many wrong codes. Ask the rider for a new one.' },
  'ride/code-renewals-used': { status: 409, message: 'The code cannot be renewed any more.' },
  'ride/reason-required': { status: 400, message: 'A reason of 3 to 300 characters is required.' },
  'ride/sos-not-active': {
    status: 409,
    message: 'An emergency message can be sent only while a ride is PICKED UP or IN TRANSIT.',
  },
  'ride/incident-not-found': { status: 404, message: 'Incident not found' },
  'ride/incident-already': { status: 409, message: 'An incident that is {from} cannot become {to}.' },
});
