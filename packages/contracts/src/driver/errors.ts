import { defineErrors } from '../platform/errors.js';

export const driverErrors = defineErrors({
  'driver/not-found': { status: 404, message: 'Driver not found' },
  'driver/vehicle-not-found': { status: 404, message: 'Vehicle not found' },
  'driver/vehicle-exists': { status: 409, message: 'You have already registered a vehicle.' },
  'driver/profile-exists': { status: 409, message: 'You have already registered as a driver.' },
  'driver/license-taken': { status: 409, message: 'This driving license number is already registered.' },
  'driver/has-open-ride': { status: 409, message: 'Please finish your open ride first.' },
  'driver/not-approved': { status: 403, message: 'Only approved drivers can go online.' },
  'driver/paused': {
    status: 409,
    message: 'You cancelled several rides soon after accepting them. You can go online again at {until}.',
  },
  'driver/change-waiting': { status: 409, message: 'Your change is being checked.' },
  'driver/change-confirmed': { status: 409, message: 'Your change has already been confirmed.' },
  'driver/change-gone': { status: 409, message: 'This change was taken back or made again. Please look again.' },
  'driver/changed-unseen': {
    status: 409,
    message: 'The driver has changed something that you have not seen yet. Please look again before you decide.',
  },
  'driver/position-without-consent': { status: 403, message: 'You have not agreed to share your position.' },
  'driver/position-while-offline': { status: 409, message: 'Your location is only used while you are online.' },
  'driver/ride-not-found': { status: 404, message: 'Ride not found' },
  'driver/rider-not-found': { status: 404, message: 'You have had no ride with this person.' },
  'driver/too-many-blocks': {
    status: 409,
    message: 'You have blocked as many riders as possible. Please unblock somebody first.',
  },
  'driver/engaged': { status: 409, message: 'This cannot be changed during a ride.' },
  'driver/illegal-status': { status: 409, message: 'A driver who is {from} cannot become {to}.' },
  'driver/too-many-changes': { status: 409, message: 'Please wait until your earlier changes have been confirmed.' },
  'driver/image-too-large': { status: 413, message: 'File "{name}" exceeds the maximum size of {size}.' },
  'driver/image-not-accepted': { status: 400, message: 'File "{name}" is not an accepted file type.' },
  'driver/image-not-found': { status: 404, message: 'Picture not found' },
  'driver/reason-required': { status: 400, message: 'A reason of 3 to 300 characters is required.' },
});
