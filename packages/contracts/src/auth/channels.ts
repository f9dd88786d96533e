import { z } from 'zod';
import type { Channel } from '../platform/shared-text.js';

/** Whose tokens are stale; open streams subscribe to it. */
const sessionsEnded = z.object({
  personId: z.string(),
  /** The one session that ended; without it, all that began under a lower epoch. */
  sessionId: z.string().optional(),
  epoch: z.int(),
  /** `role`: the sessions continue, only their tokens are stale. */
  reason: z.enum(['role', 'everywhere']),
  at: z.iso.datetime(),
});

/** The channels on which auth publishes, by name. */
export const authChannels = {
  sessionsEnded: { channel: 'sessions-ended', form: 'json', value: sessionsEnded },
} as const satisfies Record<string, Channel>;
