import { RIDE_FARE_KMH, RIDE_FASTEST_KMH, RIDE_SHORTEST_SECONDS, SOS_NOTE_MINUTES } from '@pothik/contracts/ride';
import { rateLimits } from '@pothik/service-kit';
import { z } from 'zod';

const within = ({ minimum, maximum, default: usual }: { minimum: number; maximum: number; default: number }) =>
  z.coerce.number().int().min(minimum).max(maximum).default(usual);

/** Environment settings, besides the engines' addresses. */
export const rideConfiguration = z.object({
  /** How long an SOS is in hand without a note before everybody is alarmed again, in minutes. */
  SOS_NOTE_MINUTES: within(SOS_NOTE_MINUTES),
  /** A ride that takes less time from pick-up comes under review; each of the three is 0 to switch it off. */
  RIDE_SHORTEST_SECONDS: within(RIDE_SHORTEST_SECONDS),
  /** So does one that is faster between its points, in km/h. */
  RIDE_FASTEST_KMH: within(RIDE_FASTEST_KMH),
  /** So does one with a fare above what the tariff asks for its time at this speed, in km/h. */
  RIDE_FARE_KMH: within(RIDE_FARE_KMH),
  /** Of these the look-ups of SOS; `off` also switches the limits of booking and cancelling off. */
  RATE_LIMITS: rateLimits,
});
export type RideConfiguration = z.output<typeof rideConfiguration>;
