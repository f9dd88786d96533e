import { z } from 'zod';
import { actRecordedPayload, eventsOf } from '../platform/event.js';
import { ROLE } from '../platform/roles.js';
import { identifier, moment } from '../platform/text.js';

/** An account without its secrets, in the payload of every auth event. */
export const accountSnapshot = z.object({
  id: identifier,
  name: z.string(),
  email: z.string(),
  role: z.enum(ROLE),
  verified: z.boolean(),
});

const person = z.object({ account: accountSnapshot });

export const authEvents = eventsOf('auth', {
  userRegistered: { type: 'auth.user-registered', version: 1, payload: person },
  userVerified: { type: 'auth.user-verified', version: 1, payload: person },
  roleChanged: {
    type: 'auth.role-changed',
    version: 1,
    payload: person.extend({ from: z.enum(ROLE), to: z.enum(ROLE) }),
  },
  sessionsEnded: { type: 'auth.sessions-ended', version: 1, payload: person },
  /** Nobody is signed in to the account any more: its last session ended. `at`: when no session was open. */
  signedOut: { type: 'auth.signed-out', version: 1, payload: person.extend({ at: moment }) },
  /** The first session after `signed-out`; `at`: when it began. */
  signedIn: { type: 'auth.signed-in', version: 1, payload: person.extend({ at: moment }) },
  /** The last event of an account: name and e-mail are empty, and it is no longer verified. */
  userDeleted: { type: 'auth.user-deleted', version: 1, payload: person },
  /** A snapshot republish: current state, number of the newest event. It rebuilds projections and has no effects. */
  accountRestated: {
    type: 'auth.account-restated',
    version: 1,
    /** Of a deleted account name and e-mail are empty. `registeredAt`: when the account was made. */
    payload: person.extend({ deleted: z.boolean(), registeredAt: moment }),
  },
  actRecorded: { type: 'auth.act-recorded', version: 1, payload: actRecordedPayload },
});
