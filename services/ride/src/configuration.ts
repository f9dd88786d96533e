import { SOS_NOTE_MINUTES } from '@pothik/contracts/ride';
import { rateLimits } from '@pothik/service-kit';
import { z } from 'zod';

const { minimum, maximum, default: usual } = SOS_NOTE_MINUTES;

/** Environment settings, besides the engines' addresses. */
export const rideConfiguration = z.object({
  /** How long an SOS is in hand without a note before everybody is alarmed again, in minutes. */
  SOS_NOTE_MINUTES: z.coerce.number().int().min(minimum).max(maximum).default(usual),
  /** Of these the look-ups of SOS; `off` also switches the limits of booking and cancelling off. */
  RATE_LIMITS: rateLimits,
});
export type RideConfiguration = z.output<typeof rideConfiguration>;
