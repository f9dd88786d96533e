import { eventsOf } from '../../notification/domain-event.js';
import { accountRestated } from './account-restated.js';
import { actRecorded } from './act-recorded.js';
import { roleChanged } from './role-changed.js';
import { sessionsEnded } from './sessions-ended.js';
import { signedIn } from './signed-in.js';
import { signedOut } from './signed-out.js';
import { userDeleted } from './user-deleted.js';
import { userRegistered } from './user-registered.js';
import { userVerified } from './user-verified.js';

export const authEvents = eventsOf('auth', {
  userRegistered,
  userVerified,
  roleChanged,
  sessionsEnded,
  signedOut,
  signedIn,
  userDeleted,
  accountRestated,
  actRecorded,
});
