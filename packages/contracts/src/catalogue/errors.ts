import { authErrors } from '../auth/errors.js';
import { driverErrors } from '../driver/errors.js';
import { notificationErrors } from '../notification/errors.js';
import { type ErrorEntry, platformErrors } from '../platform/errors.js';
import { rideErrors } from '../ride/errors.js';
import { userErrors } from '../user/errors.js';

/** Every refusal of the platform, by code. */
export const ERRORS = {
  ...platformErrors,
  ...authErrors,
  ...userErrors,
  ...driverErrors,
  ...rideErrors,
  ...notificationErrors,
};
export type ErrorCode = keyof typeof ERRORS;

/** The entry of a code; typed so that `status` and `message` are plain. */
export const errorEntry = (code: ErrorCode): ErrorEntry => ERRORS[code];
