import type { Screen } from '../screen.js';
import { ACCOUNT_SCREENS } from './account.js';
import { ADMIN_SCREENS } from './admin.js';
import { ADMIN_DESK_SCREENS } from './admin-desk.js';
import { ADMIN_PLACE_SCREENS } from './admin-places.js';
import { ADMIN_RIDE_SCREENS } from './admin-rides.js';
import { LIMIT_SCREENS } from './at-limits.js';
import { DEVELOPMENT_SCREENS } from './development.js';
import { DRIVER_SCREENS } from './driver.js';
import { DRIVER_RIDE_SCREENS } from './driver-ride.js';
import { PROFILE_SCREENS } from './profile.js';
import { PUBLIC_SCREENS } from './public.js';
import { RIDER_SCREENS } from './rider.js';
import { RIDER_RIDE_SCREENS } from './rider-ride.js';
import { SECOND_FACTOR_SCREENS } from './second-factor.js';

/** Every screen in its states, in the order they are taken: empty lists before the rides that fill them. */
export const SCREENS: readonly Screen[] = [
  ...PUBLIC_SCREENS,
  ...ACCOUNT_SCREENS,
  ...DEVELOPMENT_SCREENS,
  ...RIDER_SCREENS,
  ...DRIVER_SCREENS,
  ...ADMIN_SCREENS,
  ...ADMIN_PLACE_SCREENS,
  ...ADMIN_RIDE_SCREENS,
  ...ADMIN_DESK_SCREENS,
  ...RIDER_RIDE_SCREENS,
  ...DRIVER_RIDE_SCREENS,
  ...PROFILE_SCREENS,
  ...SECOND_FACTOR_SCREENS,
  ...LIMIT_SCREENS,
];
