import type { Route } from '../platform/route.js';

export const book = {
  owner: 'ride',
  name: 'book',
  method: 'POST',
  path: '/ride/book',
  message: 'Ride Request Sent Successfully',
  hasBody: true,
} as const satisfies Route;

export const askNearest = {
  owner: 'ride',
  name: 'askNearest',
  method: 'POST',
  path: '/ride/ask-nearest',
  message: 'The nearest driver is asked',
  hasBody: true,
} as const satisfies Route;

export const estimates = {
  owner: 'ride',
  name: 'estimates',
  method: 'GET',
  path: '/ride/estimates',
  message: 'Estimates',
} as const satisfies Route;

export const rides = {
  owner: 'ride',
  name: 'rides',
  method: 'GET',
  path: '/ride/rides',
  message: 'Rides',
} as const satisfies Route;

export const currentRide = {
  owner: 'ride',
  name: 'currentRide',
  method: 'GET',
  path: '/ride/current-ride',
  message: 'Current ride',
} as const satisfies Route;

export const updateStatus = {
  owner: 'ride',
  name: 'updateStatus',
  method: 'POST',
  path: '/ride/update-status/:rideId',
  message: 'Ride status updated successfully',
  hasBody: true,
} as const satisfies Route;

export const setFare = {
  owner: 'ride',
  name: 'setFare',
  method: 'POST',
  path: '/ride/set-fare/:rideId',
  message: 'Fare set successfully',
  hasBody: true,
} as const satisfies Route;

export const tellArrival = {
  owner: 'ride',
  name: 'tellArrival',
  method: 'POST',
  path: '/ride/arrived/:rideId',
  message: 'Your rider has been told',
} as const satisfies Route;

export const askNext = {
  owner: 'ride',
  name: 'askNext',
  method: 'POST',
  path: '/ride/ask-next/:rideId',
  message: 'The next driver is asked',
} as const satisfies Route;

export const makeOffer = {
  owner: 'ride',
  name: 'makeOffer',
  method: 'POST',
  path: '/ride/offer/:rideId',
  message: 'Your offer is sent',
  hasBody: true,
} as const satisfies Route;

export const verifyCode = {
  owner: 'ride',
  name: 'verifyCode',
  method: 'POST',
  path: '/ride/verify-otp',
  message: 'OTP Verified!',
  hasBody: true,
} as const satisfies Route;

export const renewCode = {
  owner: 'ride',
  name: 'renewCode',
  method: 'POST',
  path: '/ride/renew-code/:rideId',
  message: 'A new code is ready',
} as const satisfies Route;

export const analytics = {
  owner: 'ride',
  name: 'analytics',
  method: 'GET',
  path: '/ride/analytics',
  message: 'Analytics',
} as const satisfies Route;

export const reviewRide = {
  owner: 'ride',
  name: 'reviewRide',
  method: 'POST',
  path: '/ride/review/:rideId',
  message: 'Review saved',
  hasBody: true,
} as const satisfies Route;

export const reviewRides = {
  owner: 'ride',
  name: 'reviewRides',
  method: 'POST',
  path: '/ride/reviews',
  message: 'Reviews saved',
  hasBody: true,
} as const satisfies Route;

export const getRide = {
  owner: 'ride',
  name: 'getRide',
  method: 'GET',
  path: '/ride/:rideId',
  message: 'Ride',
} as const satisfies Route;
