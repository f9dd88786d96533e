import { eventsOf } from '../../notification/domain-event.js';
import { accountRestated } from './account-restated.js';
import { actRecorded } from './act-recorded.js';
import { languageChosen } from './language-chosen.js';
import { phoneChanged } from './phone-changed.js';
import { rightsChanged } from './rights-changed.js';
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
  rightsChanged,
  languageChosen,
  phoneChanged,
  sessionsEnded,
  signedOut,
  signedIn,
  userDeleted,
  accountRestated,
  actRecorded,
});
