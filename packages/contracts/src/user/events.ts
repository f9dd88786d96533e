import { z } from 'zod';
import { eventsOf } from '../platform/event.js';
import { identifier } from '../platform/text.js';

/** What others may show of a person. */
export const profileSnapshot = z.object({
  id: identifier,
  name: z.string(),
  phone: z.string(),
  image: z.string(),
});

export const userEvents = eventsOf('user', {
  profileUpdated: { type: 'user.profile-updated', version: 1, payload: z.object({ profile: profileSnapshot }) },
  /** A snapshot republish: current state, number of the newest event. It rebuilds projections and has no effects. */
  profileRestated: { type: 'user.profile-restated', version: 1, payload: z.object({ profile: profileSnapshot }) },
});
