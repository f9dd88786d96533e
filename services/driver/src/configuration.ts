import {
  FORMER_PROFILE_YEARS,
  POSITION_ERROR_METRES,
  POSITION_SPEED_KMH,
  SEARCH_METRES,
  TRACK_PICKUP_METRES,
} from '@pothik/contracts/driver';
import { rateLimits, signOfLifeMinutes } from '@pothik/service-kit';
import { z } from 'zod';

const within = ({ minimum, maximum, default: usual }: { minimum: number; maximum: number; default: number }) =>
  z.coerce.number().int().min(minimum).max(maximum).default(usual);

/** Environment settings, besides the engines' addresses. */
export const driverConfiguration = z.object({
  /** A position with a larger error, in metres, is not used until two more agree with it. */
  POSITION_ERROR_METRES: within(POSITION_ERROR_METRES),
  /** So is one that is faster from the last one, in km/h. */
  POSITION_SPEED_KMH: within(POSITION_SPEED_KMH),
  /** A search asks nobody who is farther from the pickup by road, in metres. */
  SEARCH_METRES: within(SEARCH_METRES),
  /** A completed ride whose track never came so near to its pickup, in metres, comes under review; 0 switches it off. */
  TRACK_PICKUP_METRES: within(TRACK_PICKUP_METRES),
  /** How long a ride's track is kept after its last point, in days. */
  TRACK_DAYS: z.coerce.number().int().min(1).max(365).default(30),
  /** After so many minutes without a sign of life a driver who is ONLINE is set OFFLINE. */
  SIGN_OF_LIFE_MINUTES: signOfLifeMinutes,
  /** Secret of 32 characters or more that keys the hashes of deleted profiles' licences and plates; another key knows none of them. */
  FORMER_PROFILES_KEY: z.string().min(32),
  /** How many years a deleted profile's last status is kept. */
  FORMER_PROFILE_YEARS: within(FORMER_PROFILE_YEARS),
  /** Of these the different pickups of a rider. */
  RATE_LIMITS: rateLimits,
});
export type DriverConfiguration = z.output<typeof driverConfiguration>;
